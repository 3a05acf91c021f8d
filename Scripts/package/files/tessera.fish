# SPDX-License-Identifier: Apache-2.0
# Completion of tessera's commands, options and files for fish.

set -l commands serve snapshot check export comments mcp doctor
complete -c tessera -f
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -a serve -d 'Show layouts in browsers'
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -a snapshot -d 'Lay out once without a browser'
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -a check -d 'Compile and lay out everything'
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -a export -d 'Print UIKit source'
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -a comments -d 'Print the comments'
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -a mcp -d 'Serve coding agents'
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -a doctor -d 'Say what is missing'
complete -c tessera -l help -d 'Describe the command'
complete -c tessera -n "not __fish_seen_subcommand_from $commands" -l version -d 'Print the version'

complete -c tessera -n '__fish_seen_subcommand_from serve snapshot check export comments' -F
complete -c tessera -n '__fish_seen_subcommand_from comments' -l open -d 'Only those that are not resolved'
complete -c tessera -n '__fish_seen_subcommand_from comments' -l json -d 'One JSON object a line'
complete -c tessera -n '__fish_seen_subcommand_from mcp' -a '(__fish_complete_directories)'
complete -c tessera -n '__fish_seen_subcommand_from serve snapshot check mcp' -l require-confinement \
    -d 'Do not start without confinement'
complete -c tessera -n '__fish_seen_subcommand_from serve snapshot check mcp' -l no-confinement \
    -d 'Run layout code with all your rights'

complete -c tessera -n '__fish_seen_subcommand_from serve doctor' -l port -x -d 'Port to listen on'
complete -c tessera -n '__fish_seen_subcommand_from serve doctor' -l host -x -d 'Address to listen on'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l token -x -d 'Secret that browsers send'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l allow-host -x -d 'Host of tables by address'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l public-name -x -d 'Name of a proxy in front of the server'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l open -d 'Open the page'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l module -d 'Compile as one module'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l cluster -x -d 'Address of NATS'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l name -x -d 'Name in the cluster'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l journal -rF -d 'File for edits'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l examples -xa '(__fish_complete_directories)'
complete -c tessera -n '__fish_seen_subcommand_from serve' -l web -xa '(__fish_complete_directories)'

set -l sizes extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge accessibilityMedium
set -a sizes accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge accessibilityExtraExtraExtraLarge
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l size -x -d 'Of the screen, WxH'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l out -rF -d 'x.json, x.svg or x.png'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l check -rF -d 'Stored snapshot'
complete -c tessera -n '__fish_seen_subcommand_from snapshot check' -l junit -rF -d 'Result for CI systems'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l difference -rF -d 'Picture of the difference'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l layout -x -d 'Name of the layout'
complete -c tessera -n '__fish_seen_subcommand_from snapshot check' -l data -rF -d 'A .data.json to show'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l items -x -d 'Plain items in each section'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l offset -x -d 'X,Y'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l scale -xa '1 2 3'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l safe-area -x -d 'T,L,B,R'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l rtl -d 'From right to left'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l dark -d 'Dark interface'
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l text-size -xa "$sizes"
complete -c tessera -n '__fish_seen_subcommand_from snapshot' -l all -d 'All elements'
complete -c tessera -n '__fish_seen_subcommand_from snapshot check' -l timeout -x -d 'Seconds'
complete -c tessera -n '__fish_seen_subcommand_from export' -l swift -d 'Print Swift'
