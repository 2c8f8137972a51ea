/**
 * What each question of the wire examples draws: `name:kind`, `!` for required, then options and default. Several
 * questions of one message are separate lines. Written from the `render` notes of the examples.
 */
export const WIRE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  A02: ['berth!:text'],
  A03: ['crateLabel!:text'],
  A04: ['inbox!:text(email)'],
  A05: ['feed!:text(uri)'],
  A06: ['start!:date'],
  A07: ['fireAt!:date-time'],
  A08: ['celsius!:number'],
  A09: ['seedlings!:integer'],
  A10: ['rush:boolean=false'],
  A11: ['table!:choice[north-pier south-pier lock-gate]'],
  A12: ['grade!:choice[g1/Clear g2/Sound g3/Rustic]'],
  A13: [
    'name!:text owner:text(email) length:number crew:integer insured:boolean hull!:choice[w/Wood s/Steel]',
  ],
  A14: [''],
  A15: ['dock:text'],
  A16: ['dock:text'],
  B05: ['berth!:text'],
  B06: ['berth!:text="B1"'],
  B07: ['code!:text'],
  B08: ['ratio:number=0.35 batches:integer=4'],
  B09: ['lamps:boolean=true'],
  B10: ['sail!:choice[ochre slate ivory]="slate"'],
  B11: ['sail!:choice[c-01/Ochre c-02/Slate c-03/Ivory]="c-02"'],
  B12: ['sail!:choice[c-01/Ochre c-02/Slate]="c-01"'],
  B13: ['decks!:choices[upper main hold]=["main"]'],
  B14: ['groups:choices[u:crew/Crew u:guest/Guests u:audit/Inspectors]=["u:crew","u:audit"]'],
  B15: [
    'title!:text="Sunday run" mail:text(email) link:text(uri) day:date="2031-03-09" ' +
      'depart:date-time="2031-03-09T06:30:00Z" speed:number=6.5 crew:integer=2 night:boolean=false ' +
      'route!:choice[a b] flag:choice[x/Cross y/Stripe] old:choice[1/One 2/Two] gear:choices[oar jib] ' +
      'tags:choices[t1/Calm t2/Rough]',
  ],
  B27: ['berth!:text'],
  B29: ['berth!:text'],
  B35: ['nick!:text'],
  B36: ['__proto__!:text constructor:text'],
  C03: ['berth!:choice[b1/Inner b2/Outer]'],
  C06: ['berth!:choice[b1/Inner b2/Outer]', 'url'],
  C08: ['berth!:choice[b1/Inner b2/Outer]'],
  C09: ['berth!:choice[b1/Inner b2/Outer]'],
  C12: ['berth!:choice[b1/Inner b2/Outer]'],
  C14: [''],
  C16: [
    'title!:text="Sunday run" mail:text(email) day:date depart:date-time link:text(uri) speed:number=6.5 ' +
      'crew:integer=2 night:boolean=false route:choice[a b]="a" flag:choice[x/Cross y/Stripe] ' +
      'old:choice[1/One 2/Two] gear!:choices[oar jib] tags:choices[t1/Calm t2/Rough]=["t1"]',
  ],
  C31: ['berth!:choice[b1/Inner b2/Outer]', 'url'],
  C35: ['ok!:boolean'],
  D01: ['berth!:text'],
  D02: ['berth!:choice[b1/Inner b2/Outer]'],
  // Faulty, and drawn all the same
  X02: ['decks!:choices[upper hold]'],
  X06: ['ref!:text'],
  X07: ['pick!:choice[a/A]'],
  X08: ['pick!:choice[a b]'],
  X09: ['pick!:choice[a/A b/B]'],
  X10: ['picks:choices[a/A]'],
  X11: ['pick!:choice[a/Alpha b c]'],
  X12: ['pick!:choice[a b]'],
  X13: ['on:boolean'],
  X14: ['level!:choice[1 2 3]'],
  X15: ['a!:text'],
  X16: ['n!:number'],
  X17: ['pick!:unsupported'],
  X18: ['pick!:choice[a/First]'],
  X30: ['password!:text'],
  X31: ['ok:boolean'],
  X34: ['nick:text'],
  X37: ['code!:text'],
  X38: ['a:text'],
  X51: ['url'],
  // -32602, or the tolerant way that the kit takes
  X01: ['address!:unsupported'],
  X32: ['who!:unsupported'],
  X33: ['a:text'],
  X55: ['berth!:unsupported'],
};

/** Those whose form can never be accepted; decline and cancel remain. */
export const WIRE_BLOCKED: readonly string[] = ['X01', 'X15', 'X16', 'X17', 'X18', 'X32', 'X55'];
