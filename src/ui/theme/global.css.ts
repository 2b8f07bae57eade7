import './theme.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { color, safeArea } from './contract.css.ts';
import { fallbackFamily, fontFamily } from './font.css.ts';
import { media, space, type, weight } from './tokens.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 });

globalStyle('html', {
  scrollbarGutter: 'stable',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  tabSize: 2,
  overflowX: 'clip',
  '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
});

/* An open modal holds the page behind it still; the scrollbar's gutter, which no backdrop covers, darkens with it. */
globalStyle('html:has(dialog[open]:modal)', {
  overflow: 'hidden',
  backgroundColor: color.scrimmed,
});

globalStyle('body', {
  ...type[16],
  minHeight: ['100vh', '100dvh'],
  fontFamily: fallbackFamily,
  fontWeight: weight.regular,
  color: color.ink,
  backgroundColor: color.bg,
  overflowWrap: 'break-word',
  // The face sets its words close together.
  wordSpacing: '0.03em',
  paddingLeft: safeArea.left,
  paddingRight: safeArea.right,
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});

/* Set where the face can be there in time (src/first-view/inline/head.ts): one that comes late is not shown, and yet every text is laid out again for it. */
/* And figures of one width, which every system face has by itself: asked for there, they make the first layout dearer and change nothing. */
globalStyle(':root[data-near] body', { fontFamily, fontVariantNumeric: 'tabular-nums' });
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: weight.bold, textWrap: 'balance' });
globalStyle('a', { color: color.sea, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
globalStyle('ul, ol, menu', { listStyle: 'none', padding: 0 });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', wordSpacing: 'inherit' });
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' });
/* Tapped before the page was awake: it is going to happen. */
globalStyle('button[data-tapped]', { opacity: 0.6, cursor: 'progress' });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('dialog', { color: 'inherit', border: 0, padding: 0 });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('table', { borderCollapse: 'collapse' });
/* Why the page does without the app (src/first-view/inline/plain.ts). */
globalStyle('body > p', { padding: `0 ${space[16]}` });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', { outline: `2px solid ${color.sea}`, outlineOffset: '2px' });
/* Headings take the focus after a navigation only to be read out. */
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

/* What can't be pressed now and still can have the focus: browsers that force their colours grey out `:disabled` alone. */
globalStyle('[aria-disabled="true"]', {
  '@media': { '(forced-colors: active)': { color: 'GrayText !important', borderColor: 'GrayText !important' } },
});

globalStyle('*, ::before, ::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
