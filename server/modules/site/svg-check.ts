/** Elements that only draw. Not among them: scripts, styles, links, pictures, animations, and HTML inside a drawing. */
const ELEMENTS =
  'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask symbol use text tspan';

/** Attributes that only say how and where something is drawn. */
const ATTRIBUTES = `xmlns xmlns:xlink version baseProfile id class x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy d points width height viewBox
preserveAspectRatio transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
stroke-opacity opacity clip-path clip-rule clipPathUnits mask maskUnits gradientUnits gradientTransform spreadMethod offset stop-color
stop-opacity font-family font-size font-weight text-anchor letter-spacing href xlink:href role aria-label aria-hidden xml:space`;

const elements = new Set(ELEMENTS.split(' '));
const attributes = new Set(ATTRIBUTES.split(/\s+/));

const PROLOGUE = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*/;
const COMMENTS = /<!--(?:(?!-->)[\s\S])*-->/g;
const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Whether a text is an SVG that can do nothing but draw itself: of elements and attributes that are known to, and referring to nothing
 * outside it. An allow-list: what a browser learns to run tomorrow is refused already.
 */
export function isHarmlessSvg(text: string): boolean {
  const drawing = text.replace(PROLOGUE, '').replace(COMMENTS, '').trim();
  if (!/^<svg[\s>]/.test(drawing) || !/<\/svg>$/.test(drawing)) return false;
  let isKnown = true;
  const rest = drawing.replace(TAG, (_, _close, name: string, list: string) => {
    isKnown &&=
      elements.has(name) &&
      [...list.matchAll(ATTRIBUTE)].every(([, attribute = '', double, single]) => isPlain(attribute, double ?? single ?? ''));
    return '';
  });
  // Whatever still looks like a tag is one that a lenient reader might understand.
  return isKnown && !rest.includes('<');
}

function isPlain(attribute: string, value: string): boolean {
  if (!attributes.has(attribute)) return false;
  if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) return /^http:\/\/www\.w3\.org\//.test(value);
  if (attribute.endsWith('href')) return value.startsWith('#');
  // `url(#id)` names a part of the drawing itself; entities could spell anything.
  return !value.includes('&') && !/url\(\s*(?!['"]?#)/i.test(value);
}
