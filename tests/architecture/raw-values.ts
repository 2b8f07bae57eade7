const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Steps of the scale of distances in `src/ui/theme/tokens.ts`. */
const STEP = /(?<![\w.-])(?:4|8|12|16|24|32|48|64)px\b/;

/** A shadow that is drawn like a line. */
const UNBLURRED = /^(?:inset )?\S+ \S+ 0 (?:\S+ )?\S+$/;

interface Rule {
  readonly name: string;
  /** Its first group is the value. */
  readonly pattern: RegExp;
  readonly isRaw: (value: string) => boolean;
}

const always = () => true;

const RULES: readonly Rule[] = [
  { name: 'colour', pattern: /(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\))/gi, isRaw: always },
  { name: 'text size', pattern: /\b(?:fontSize|font): *['"`]([^'"`]*)/g, isRaw: value => /\d(?:px|rem)\b/.test(value) },
  { name: 'radius', pattern: /\bborder\w*Radius: *['"`]([^'"`]*)/g, isRaw: value => /\d(?:px|rem)\b/.test(value) },
  // One without blur is a line, drawn like a border in a colour of the theme.
  { name: 'shadow', pattern: /\bboxShadow: *['"`]([^'"`]*)/g, isRaw: value => value !== 'none' && !UNBLURRED.test(value) },
  { name: 'weight', pattern: /\bfontWeight: *['"`]?([0-9]+)/g, isRaw: always },
  { name: 'target', pattern: /\bmin(?:Height|Width): *['"`](4[08]px)['"`]/g, isRaw: always },
  {
    name: 'distance',
    pattern: /\b(?:padding|margin|gap|rowGap|columnGap|inset|top|right|bottom|left)\w*: *['"`]([^'"`]*)/g,
    isRaw: value => STEP.test(value),
  },
];

/** Colours, text sizes, radii, shadows, weights, targets and distances that a style's source names itself although the theme has names for them, each with its line. */
export function rawValuesOf(source: string): string[] {
  const code = source.replace(COMMENT, comment => comment.replace(/[^\n]/g, ' '));
  return RULES.flatMap(({ name, pattern, isRaw }) =>
    [...code.matchAll(pattern)]
      .filter(([, value = '']) => isRaw(value))
      .map(({ 1: value, index }) => `${code.slice(0, index).split('\n').length}: ${name} ${value}`),
  );
}
