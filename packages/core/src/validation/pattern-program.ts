/** One step of a compiled pattern. Steps that consume nothing lead on; `accepts` takes one code point. */
export type Step =
  | { readonly op: 'accepts'; readonly test: (point: number) => boolean }
  | { readonly op: 'split'; a: number; b: number }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'assert'; readonly what: Assertion }
  | { readonly op: 'match' };

export type Assertion = 'start' | 'end' | 'boundary' | 'no-boundary';

export interface Program {
  readonly steps: readonly Step[];
  /** Grows whenever a code point is looked at for the first time; set it to 0 before a test. */
  readonly cost: { work: number };
}

type Node =
  | { readonly type: 'one'; readonly test: (point: number) => boolean }
  | { readonly type: 'assert'; readonly what: Assertion }
  | { readonly type: 'sequence'; readonly nodes: readonly Node[] }
  | { readonly type: 'either'; readonly nodes: readonly Node[] }
  | { readonly type: 'repeat'; readonly node: Node; readonly least: number; readonly most: number };

/** Larger programs are not made. Counted repetition is unrolled, so `(?:a{99}){99}` would be one. */
const MAX_STEPS = 5000;
/** Code points that a table answers for. */
const COMMON = 0x250;
/** Others are asked for one by one and kept. One question takes as long as this many steps. */
const LOOK_UP = 100;
const MAX_KNOWN = 10_000;

class TooMuch extends Error {}

/**
 * Turns a pattern, which must be a valid ECMAScript regular expression with the `u` flag, into steps for a machine that
 * follows all ways at once. Null: it has what takes more than such a machine (lookaround, back references, modifiers),
 * or it is too large.
 */
export function compileProgram(pattern: string): Program | null {
  try {
    const steps: Step[] = [];
    const cost = { work: 0 };
    emitAll(new Parser(pattern, cost).read(), steps);
    return { steps, cost };
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/** Reads the shape of a pattern. Whatever takes one code point is handed on as it stands, for `acceptorOf`. */
class Parser {
  private at = 0;
  private readonly pattern: string;
  private readonly cost: Program['cost'];
  private readonly acceptors = new Map<string, (point: number) => boolean>();

  constructor(pattern: string, cost: Program['cost']) {
    this.pattern = pattern;
    this.cost = cost;
  }

  read(): Node {
    const first = this.readSequence();
    const others: Node[] = [];
    while (this.take('|')) others.push(this.readSequence());
    return others.length === 0 ? first : { type: 'either', nodes: [first, ...others] };
  }

  private readSequence(): Node {
    const nodes: Node[] = [];
    while (this.at < this.pattern.length && !/^[|)]/.test(this.pattern.charAt(this.at))) {
      nodes.push(this.readRepeat(this.readAtom()));
    }
    return { type: 'sequence', nodes };
  }

  private readAtom(): Node {
    if (this.take('(')) {
      if (this.takeMatch(/\?(?::|<(?![=!])[^>]*>)/y) === null && this.take('?')) throw new TooMuch();
      const inner = this.read();
      this.at++;
      return inner;
    }
    if (this.take('^')) return { type: 'assert', what: 'start' };
    if (this.take('$')) return { type: 'assert', what: 'end' };
    if (this.take('\\b')) return { type: 'assert', what: 'boundary' };
    if (this.take('\\B')) return { type: 'assert', what: 'no-boundary' };
    if (this.takeMatch(/\\[1-9k]/y) !== null) throw new TooMuch();
    const source =
      this.takeMatch(/\[(?:\\.|[^\]\\])*\]/suy) ??
      this.takeMatch(
        /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\[pPu]\{[^}]*\}|\\u.{4}|\\x..|\\c./suy,
      ) ??
      this.takeMatch(/\\?./suy) ??
      '';
    return { type: 'one', test: this.acceptor(source) };
  }

  private readRepeat(node: Node): Node {
    const sign = this.takeMatch(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (sign === null) return node;
    if (sign.startsWith('*')) return { type: 'repeat', node, least: 0, most: Infinity };
    if (sign.startsWith('+')) return { type: 'repeat', node, least: 1, most: Infinity };
    if (sign.startsWith('?')) return { type: 'repeat', node, least: 0, most: 1 };
    const [least = '', most] = sign.slice(1, sign.indexOf('}')).split(',');
    return {
      type: 'repeat',
      node,
      least: Number(least),
      most: most === undefined ? Number(least) : most === '' ? Infinity : Number(most),
    };
  }

  private acceptor(source: string): (point: number) => boolean {
    let test = this.acceptors.get(source);
    if (!test) this.acceptors.set(source, (test = acceptorOf(source, this.cost)));
    return test;
  }

  private take(text: string): boolean {
    if (!this.pattern.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private takeMatch(sticky: RegExp): string | null {
    sticky.lastIndex = this.at;
    const taken = sticky.exec(this.pattern)?.[0] ?? null;
    this.at += taken?.length ?? 0;
    return taken;
  }
}

/**
 * Which code points a class, an escape or a letter takes. The platform's own engine says so, one code point at a time:
 * that keeps the meaning of `\w`, `\s`, `\p{…}` and `[…]` exactly, and costs the same whatever the pattern.
 */
function acceptorOf(source: string, cost: Program['cost']): (point: number) => boolean {
  if (!/[\\[.]/.test(source)) {
    const only = source.codePointAt(0);
    return (point) => point === only;
  }
  const one = new RegExp(`^${source}$`, 'u');
  // 0: not asked yet, 1: taken, 2: not taken.
  const common = new Uint8Array(COMMON);
  const others = new Map<number, boolean>();
  return (point) => {
    if (point < COMMON) {
      if (common[point] === 0) common[point] = one.test(String.fromCodePoint(point)) ? 1 : 2;
      return common[point] === 1;
    }
    let isTaken = others.get(point);
    if (isTaken === undefined) {
      isTaken = one.test(String.fromCodePoint(point));
      cost.work += LOOK_UP;
      if (others.size >= MAX_KNOWN) others.clear();
      others.set(point, isTaken);
    }
    return isTaken;
  };
}

function emitAll(root: Node, steps: Step[]): void {
  let calls = 0;

  function emit(node: Node): void {
    // Calls count as well as steps: an empty group repeated a thousand times a thousand times makes no step at all.
    if (++calls > MAX_STEPS || steps.length > MAX_STEPS) throw new TooMuch();
    switch (node.type) {
      case 'one':
        steps.push({ op: 'accepts', test: node.test });
        return;
      case 'assert':
        steps.push({ op: 'assert', what: node.what });
        return;
      case 'sequence':
        node.nodes.forEach(emit);
        return;
      case 'either':
        emitEither(node.nodes);
        return;
      case 'repeat':
        emitRepeat(node.node, node.least, node.most);
    }
  }

  function emitEither(nodes: readonly Node[]): void {
    const jumps: { op: 'jump'; to: number }[] = [];
    for (const [index, node] of nodes.entries()) {
      if (index === nodes.length - 1) {
        emit(node);
        break;
      }
      const split = pushSplit();
      emit(node);
      const jump = { op: 'jump' as const, to: 0 };
      jumps.push(jump);
      steps.push(jump);
      split.b = steps.length;
    }
    for (const jump of jumps) jump.to = steps.length;
  }

  function emitRepeat(node: Node, least: number, most: number): void {
    if (least > MAX_STEPS || (most !== Infinity && most > MAX_STEPS)) throw new TooMuch();
    const splits: { b: number }[] = [];
    let start = steps.length;
    for (let count = 0; count < least; count++) {
      start = steps.length;
      emit(node);
    }
    if (most === Infinity) {
      if (least === 0) {
        splits.push(pushSplit());
        start = steps.length;
        emit(node);
      }
      // Back to the last round, which saves a step on each.
      const again = pushSplit();
      again.a = start;
      splits.push(again);
    } else {
      for (let count = least; count < most; count++) {
        splits.push(pushSplit());
        emit(node);
      }
    }
    for (const split of splits) split.b = steps.length;
  }

  function pushSplit(): { a: number; b: number } {
    const split = { op: 'split' as const, a: steps.length + 1, b: 0 };
    steps.push(split);
    return split;
  }

  emit(root);
  steps.push({ op: 'match' });
}
