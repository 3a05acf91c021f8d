# SPDX-License-Identifier: Apache-2.0
# Completion of tessera's commands, options and files for bash.

_tessera() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]:-}
  local confinement="--require-confinement --no-confinement" options="" suffixes="swift|layout.json|data.json"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "serve snapshot check export comments mcp doctor --help --version" -- "$current")
    return
  fi
  case $previous in
    --port | --token | --public-name | --allow-host | --size | --layout | --items | --offset | --safe-area | --timeout | --host) return ;;
    --scale) mapfile -t COMPREPLY < <(compgen -W "1 2 3" -- "$current") && return ;;
    --text-size)
      mapfile -t COMPREPLY < <(compgen -W "extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge
        accessibilityMedium accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge
        accessibilityExtraExtraExtraLarge" -- "$current")
      return
      ;;
    --examples | --web) _tessera_files '' && return ;;
    --data) _tessera_files 'data.json' && return ;;
    --journal | --out | --check | --junit | --difference) mapfile -t COMPREPLY < <(compgen -f -- "$current") && return ;;
  esac
  case $command in
    serve) options="--port --host --token --public-name --allow-host --open --module --journal --cluster --name --examples --web $confinement" ;;
    snapshot)
      options="--size --out --check --junit --difference --layout --data --items --offset --scale --safe-area --rtl
        --dark --text-size --all --timeout $confinement"
      ;;
    check) options="--data --junit --timeout $confinement" ;;
    export) options="--swift" suffixes="layout.json" ;;
    comments) options="--open --json --journal" ;;
    mcp) options=$confinement suffixes="" ;;
    doctor) options="--port --host" suffixes="none" ;;
  esac
  case $current in
    -*) mapfile -t COMPREPLY < <(compgen -W "$options --help" -- "$current") ;;
    *) [ "$suffixes" = none ] || _tessera_files "$suffixes" ;;
  esac
}

# Folders, and files with one of these suffixes.
_tessera_files() {
  local name
  compopt -o filenames 2>/dev/null
  while IFS= read -r name; do
    if [ -d "$name" ] || { [ -n "$1" ] && [[ $name =~ \.($1)$ ]]; }; then COMPREPLY+=("$name"); fi
  done < <(compgen -f -- "$current")
}

complete -F _tessera tessera
