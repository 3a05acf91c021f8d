// SPDX-License-Identifier: Apache-2.0

export interface Point {
  x: number;
  y: number;
}
export interface Insets {
  top: number;
  left: number;
  bottom: number;
  right: number;
}
export interface ContentRect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Viewport {
  width: number;
  height: number;
  scale: number;
  insets: Insets;
  dark?: boolean;
}
export type ParameterValue = number | boolean | string | Insets | { width: number; height: number };
export type ScrollPhase = 'drag' | 'end' | 'decelerate' | 'idle';
export type GesturePhase = 'begin' | 'change' | 'end';
export type Side = 'leading' | 'trailing';
export type Path = 'linear' | 'arc' | 'spring';
export type Placement = 'minimal' | 'visible' | 'center' | 'top' | 'left' | 'bottom' | 'right';
export type TouchPhase = 'began' | 'moved' | 'ended' | 'cancelled';

export interface StageEntry {
  id: string;
  title: string;
  subtitle: string;
  group: string;
}
export interface LayoutOption {
  id: string;
  name: string;
}
export interface StageGestures {
  fingers: number;
  drag: 'scroll' | 'both' | 'gesture';
  press?: number;
}
export interface PinchRule {
  parameter: string;
  detents?: number[];
  inverted?: boolean;
}
export interface StageGround {
  light: number;
  dark: number;
}
export interface ParameterOption {
  value: string;
  label: string;
}
export type ParameterKind =
  | { type: 'number'; minimum: number; maximum: number; step: number; unit: string }
  | { type: 'flag' }
  | { type: 'choice'; options: ParameterOption[] }
  | { type: 'colour' }
  | { type: 'insets'; minimum: number; maximum: number; step: number }
  | { type: 'size'; minimum: number; maximum: number; step: number };
export interface ParameterDescriptor {
  key: string;
  label: string;
  group: string;
  help: string;
  kind: ParameterKind;
  defaultValue: ParameterValue;
  panel?: 'layout' | 'collection' | 'data';
  ordered?: boolean;
}
export interface StageState {
  stage: string;
  title: string;
  layout: string;
  layoutSource: string;
  dataSource: string;
  dataCredit: string;
  sections: number;
  items: number;
  parameters: ParameterDescriptor[];
  values: Record<string, ParameterValue>;
  scrolls: 'vertical' | 'horizontal' | 'both';
  gestures?: StageGestures;
  layouts?: LayoutOption[];
  choice?: string;
  pinch?: PinchRule;
  ground?: StageGround;
}
export interface Welcome {
  protocol: number;
  client: number;
  session: string;
  server: string;
  clock: number;
  stages: StageEntry[];
}
export interface Opened {
  seq: number;
  view: number;
  stage: string;
  drives: boolean;
  viewport: Viewport;
  offset: Point;
  resumed: boolean;
}
export interface ScrollAnimation {
  duration: number;
  response?: number;
}
export interface Button {
  title: string;
  symbol: string;
  light: number;
  dark: number;
  destructive: boolean;
}
export interface Presence {
  client: number;
  name: string;
  hue: number;
  drives: number[];
  follows?: number;
}
export interface Diagnostic {
  severity: 'note' | 'warning' | 'error';
  code: string;
  message: string;
  file?: string;
  line?: number;
  column?: number;
  path?: string;
  element?: string;
  source?: string;
}
export interface MenuEntry {
  title: string;
  image?: string;
  destructive: boolean;
  disabled: boolean;
  state: 'off' | 'on' | 'mixed';
  inline: boolean;
  children?: MenuEntry[];
}
export interface StageMenu {
  view: number;
  menu: number;
  style: 'edit' | 'context';
  title: string;
  element?: number;
  items: MenuEntry[];
}
export interface ElementInfo {
  category: 'cell' | 'supplementary' | 'decoration';
  kind: string;
  indexPath: number[];
  key: string;
  reuseIdentifier: string;
  viewClass: string;
  attributesClass: string;
  frame: ContentRect;
  alpha: number;
  zIndex: number;
  hidden: boolean;
  transformed: boolean;
  selected: boolean;
  highlighted: boolean;
  slot?: number;
  measured: boolean;
  estimated?: boolean;
  values: ElementValue[];
  item?: ElementItem;
  section?: ElementSection;
}
export interface ElementValue {
  name: string;
  value: string;
}
export interface ElementItem {
  id: string;
  title: string;
  subtitle: string;
  width?: number;
  height?: number;
  colour?: string;
  image: string;
}
export interface ElementSection {
  id: string;
  title: string;
  footer: string;
  items: number;
  lineSpacing?: number;
  interitemSpacing?: number;
  inset?: Insets;
}
export interface Box {
  role: 'section' | 'group' | 'item';
  section: number;
  depth: number;
  frame: ContentRect;
  content: ContentRect;
  measuresWidth?: boolean;
  measuresHeight?: boolean;
  measured?: boolean;
}
export interface BoxRow {
  section: number;
  frame: ContentRect;
  offset: number;
  rests: number[];
}
export interface BoxMark {
  section: number;
  frame: ContentRect;
  severity: Diagnostic['severity'];
  message: string;
}
export interface LayoutBoxes {
  view: number;
  boxes: Box[];
  rows: BoxRow[];
  marks?: BoxMark[];
}
export interface StageActivity {
  item: string;
  type: string;
  title: string;
}
export interface StageHold {
  client: number;
  view: number;
  items: string[];
  operation?: 'cancel' | 'forbidden' | 'copy' | 'move';
}
export interface StageTransition {
  id: number;
  client: number;
  from: string;
  to: string;
  path?: Path;
  progress: number;
}
export interface SourceEntry {
  id: string;
  file: string;
  line: number;
  notes: string[];
}
export interface SourceNumber {
  index: number;
  file: string;
  line: number;
  column: number;
  length: number;
  value: number;
  integer: boolean;
  label: string;
  code: string;
}
export interface SourceState {
  phase: 'warming' | 'compiling' | 'rehearsing' | 'current' | 'failed' | 'nothing' | 'missing';
  files: string[];
  fingerprint: string;
  entry?: string;
  size?: string;
  entries: SourceEntry[];
  numbers: SourceNumber[];
}
export interface OutlineSection {
  id: string;
  title: string;
  items: number;
}
export interface StageEvent {
  n: number;
  kind: 'layout' | 'data' | 'delegate' | 'update' | 'view' | 'touch';
  text: string;
}

/** The answers to actions, by kind, without `seq`. */
export interface StageReplies {
  menu: StageMenu;
  probed: { view: number; total: number; elements: ElementInfo[] };
  boxed: LayoutBoxes;
  swiped: { view: number; element: number; side: Side; full: boolean; actions: Button[] };
  inspected: { view: number; info: ElementInfo | null };
  focused: { view: number; item?: string };
  activated: { view: number; activity?: StageActivity };
  titled: { view: number; titles: string[] };
}

/** The members of what the server says, by kind. */
export type ServerMessages = {
  welcome: Welcome;
  stages: { stages: StageEntry[] };
  opened: Opened;
  stage: StageState;
  values: { stage: string; values: Record<string, ParameterValue>; by?: number };
  ack: { seq: number; view?: number; rev?: number };
  error: { seq?: number; code: string; field: string; message: string };
  target: { view: number; seq: number; offset: Point };
  offset: {
    view: number;
    row?: number;
    offset: Point;
    velocity: Point;
    phase: ScrollPhase;
    animation?: ScrollAnimation;
  };
  aside: { view: number; element: number; side: Side; shift: number; actions: Button[] };
  viewport: { view: number; viewport: Viewport };
  presence: { stage: string; clients: Presence[] };
  diagnostics: { stage: string; items: Diagnostic[] };
  status: {
    stage: string;
    state: 'starting' | 'running' | 'restarting' | 'failed';
    message: string;
    attempt: number;
  };
  history: { stage: string; undo?: string; redo?: string; edits: number };
  selection: { stage: string; count: number; items: string[] };
  outline: { stage: string; sections: number; list: OutlineSection[] };
  held: { stage: string; holds: StageHold[] };
  source: { stage: string } & SourceState;
  number: { stage: string; fingerprint: string; index: number; value: number };
  transition: { stage: string; transition?: StageTransition };
  events: { view: number; dropped: number; items: StageEvent[]; counters: Record<string, number> };
  pong: { c: number; s: number };
  bye: { code: number; reason: string };
} & { [Kind in keyof StageReplies]: { seq: number } & StageReplies[Kind] };

/** What the server says. */
export type ServerMessage = {
  [Kind in keyof ServerMessages]: { kind: Kind } & ServerMessages[Kind];
}[keyof ServerMessages];

export interface ItemPlace {
  section: string;
  index: number;
}
export type StageEdit =
  | { type: 'insert'; count: number; at?: ItemPlace; seed: number }
  | { type: 'delete'; items?: string[] }
  | { type: 'duplicate'; items?: string[] }
  | { type: 'move'; items: string[]; to: ItemPlace }
  | { type: 'insertSection'; at: number; title?: string; count: number; seed: number }
  | { type: 'deleteSection'; section: string }
  | { type: 'moveSection'; section: string; to: number }
  | { type: 'shuffle'; seed: number; section?: string }
  | { type: 'sort'; section?: string }
  | { type: 'batch'; seed: number }
  | { type: 'randomSizes'; seed: number; minimum: number; maximum: number }
  | { type: 'fileSizes' }
  | { type: 'count'; items: number; seed: number }
  | {
      type: 'update';
      item: string;
      title?: string;
      subtitle?: string;
      width?: number;
      height?: number;
      colour?: string;
      expanded?: boolean;
      flagged?: boolean;
    }
  | {
      type: 'updateSection';
      section: string;
      title?: string;
      footer?: string;
      lineSpacing?: number | null;
      interitemSpacing?: number | null;
      inset?: Insets | null;
    }
  | { type: 'revert' };
export type ChangeAnimation =
  | { curve: 'ease'; duration: number }
  | { curve: 'spring'; response: number; damping: number };
export type TransitionStep =
  | { phase: 'began'; to: string; path?: Path; placement?: Placement }
  | { phase: 'moved'; progress: number }
  | { phase: 'ended'; progress: number; velocity: number }
  | { phase: 'cancelled' };
export interface DeliveryItem {
  title: string;
  subtitle?: string;
  width?: number;
  height?: number;
  colour?: string;
}

/** What people do with a stage, by kind: the members without `seq` and `view`. */
export interface StageActions {
  edit: { op: StageEdit; animated?: boolean };
  undo: {};
  redo: {};
  select: {
    items: string[];
    mode: 'replace' | 'add' | 'remove' | 'toggle' | 'all' | 'none';
  };
  touch: { phase: TouchPhase; point: Point; finger?: number; at: number; shift?: boolean };
  drag: { phase: TouchPhase; point: Point; items?: string[] };
  bring: { phase: TouchPhase; point: Point; count?: number; drop?: number; titles?: string[] };
  deliver: { drop: number; index: number } & (
    | { phase: 'progress'; progress: number }
    | { phase: 'done'; item: DeliveryItem }
    | { phase: 'failed' }
  );
  swipe:
    | { phase: 'open'; element: number; side: Side }
    | { phase: 'perform'; index: number }
    | { phase: 'close' }
    | { phase: 'move'; element: number; side: Side; shift: number };
  press: { point?: Point };
  choose: { menu: number; path: number[] };
  dismiss: { menu: number };
  probe: { rect: ContentRect };
  boxes: { rect: ContentRect; marks?: boolean };
  inspect: { element: number };
  invoke: {
    action:
      | 'invalidateLayout'
      | 'reloadData'
      | 'reloadVisible'
      | 'reconfigureVisible'
      | 'reloadSelection'
      | 'scrollToSelection'
      | 'forgetModel';
  };
  layout: { to: string; animation?: ChangeAnimation; path?: Path; placement?: Placement };
  transition: TransitionStep;
  focus: {
    item?: string;
    heading?: 'up' | 'down' | 'left' | 'right' | 'next' | 'previous';
  };
  activate: { point: Point };
  titles: {};
  jump: { title: string; index: number };
  watch: { events: boolean };
}

/** What answers an action, where something does; the answer to `choose` tells which entry it was. */
export interface StageAnswers {
  press: StageReplies['menu'];
  choose: StageReplies['inspected'] | StageReplies['activated'];
  swipe: StageReplies['swiped'];
  touch: StageReplies['swiped'];
  probe: StageReplies['probed'];
  boxes: StageReplies['boxed'];
  inspect: StageReplies['inspected'];
  focus: StageReplies['focused'];
  activate: StageReplies['activated'];
  titles: StageReplies['titled'];
}

/** The commands about a view, by kind: the members without `seq` and `view`. */
export interface ViewCommands extends StageActions {
  close: {};
  viewport: { viewport: Viewport };
  scroll: {
    row?: number;
    offset: Point;
    velocity: Point;
    phase: ScrollPhase;
    proposed?: Point;
  };
  set: { key: string; value: ParameterValue | null; phase: GesturePhase; animated: boolean };
  show: { entry: string };
  tune: { fingerprint: string; index: number; value: number; phase: GesturePhase };
}

/** What the server acknowledges, by kind: the members without `seq`. */
export type Commands = {
  open: {
    stage: string;
    viewport: Viewport;
    offset: Point;
    follow?: number;
    resume?: number;
    resumeRev?: number;
  };
} & { [Kind in keyof ViewCommands]: { view: number } & ViewCommands[Kind] };

/** What a client says without a number, by kind. */
export interface Notes {
  hello: { protocol: number; token?: string; name?: string; session?: string };
  seen: { view: number; rev: number };
  resync: { view: number };
  ping: { c: number };
  bye: {};
}
