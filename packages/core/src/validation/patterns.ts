import type { PatternEngine } from './engines.ts';
import { compileProgram, type Assertion, type Program, type Step } from './pattern-program.ts';

const OPS: readonly Step['op'][] = ['accepts', 'split', 'jump', 'assert', 'match'];
const [ACCEPTS, SPLIT, JUMP, , MATCH] = [0, 1, 2, 3, 4];

type Tester = ReturnType<PatternEngine['compile']>;

const MAX_PATTERN_LENGTH = 2000;
/** Steps of one test, up to 50 ns each. What is not decided by then is left to the server. */
const MAX_WORK = 500_000;
const MAX_KNOWN = 200;

const known = /* @__PURE__ */ new Map<string, Tester>();

/**
 * Patterns of strangers (C-01): ECMAScript regular expressions with the `u` flag, unanchored, as JSON Schema has them.
 * The platform's own engine only says whether a pattern is valid; matching follows all ways at once, so that its cost
 * is bounded by program size times text length, and by a budget of steps on top. Ignored (null): what does not compile,
 * lookaround, back references, modifiers, more than 2,000 characters, more than 5,000 steps. A text that cannot be
 * decided within the budget passes, because the server checks as well.
 */
export const patternEngine: PatternEngine = {
  compile(pattern) {
    let tester = known.get(pattern);
    if (tester === undefined) {
      if (known.size >= MAX_KNOWN) known.clear();
      tester = makeTester(pattern);
      known.set(pattern, tester);
    }
    return tester;
  },
};

function makeTester(pattern: string): Tester {
  if (pattern.length > MAX_PATTERN_LENGTH || !isValid(pattern)) return null;
  const program = compileProgram(pattern);
  return program && { test: makeRun(program) };
}

/** Reading a regular expression takes time by its length only; it is never run. */
function isValid(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

function makeRun({ steps: program, cost }: Program): (text: string) => boolean {
  // Flat, because this is the one loop of core where a stranger decides how often it runs.
  const ops = Uint8Array.from(program, ({ op }) => OPS.indexOf(op));
  const first = Int32Array.from(program, (step) =>
    step.op === 'split' ? step.a : step.op === 'jump' ? step.to : 0,
  );
  const second = Int32Array.from(program, (step) => (step.op === 'split' ? step.b : 0));
  const accepts = program.map((step) => (step.op === 'accepts' ? step.test : null));
  const asserts = program.map((step) => (step.op === 'assert' ? step.what : null));
  const isAnchored = asserts[0] === 'start';
  /** Per step, the last place at which it was reached: each is followed once per place. */
  const reached = new Int32Array(program.length);
  const pending = new Int32Array(2 * program.length + 2);
  const lists = [new Int32Array(program.length), new Int32Array(program.length)] as const;

  return (text) => {
    reached.fill(-1);
    let [current, next] = lists;
    let nextSize = 0;
    cost.work = 0;
    let work = 0;

    /** Follows everything that consumes nothing, into `next`. True: the pattern matches. */
    function follow(start: number, at: number): boolean {
      let size = 1;
      pending[0] = start;
      while (size > 0) {
        const index = pending[--size] ?? 0;
        work++;
        if (reached[index] === at) continue;
        reached[index] = at;
        const op = ops[index];
        if (op === ACCEPTS) next[nextSize++] = index;
        else if (op === SPLIT) {
          pending[size++] = second[index] ?? 0;
          pending[size++] = first[index] ?? 0;
        } else if (op === JUMP) pending[size++] = first[index] ?? 0;
        else if (op === MATCH) return true;
        else if (holds(asserts[index] ?? null, text, at)) pending[size++] = index + 1;
      }
      return false;
    }

    if (follow(0, 0)) return true;
    for (let at = 0; at < text.length;) {
      [current, next] = [next, current];
      const currentSize = nextSize;
      nextSize = 0;
      const point = text.codePointAt(at) ?? 0;
      at += point > 0xffff ? 2 : 1;
      for (let place = 0; place < currentSize; place++) {
        const index = current[place] ?? 0;
        if (accepts[index]?.(point) === true && follow(index + 1, at)) return true;
      }
      // Unanchored: a match may start at every place.
      if (!isAnchored) {
        if (follow(0, at)) return true;
      } else if (nextSize === 0) return false;
      if (work + cost.work > MAX_WORK) return true;
    }
    return false;
  };
}

function holds(what: Assertion | null, text: string, at: number): boolean {
  if (what === 'start') return at === 0;
  if (what === 'end') return at === text.length;
  return (isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at))) === (what === 'boundary');
}

/** `\w` without the `i` flag: ASCII letters, digits and the underscore. NaN, beyond the ends, is none. */
function isWord(unit: number): boolean {
  return (
    (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || unit === 95 || (unit >= 97 && unit <= 122)
  );
}
