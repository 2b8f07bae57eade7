import { globalStyle } from '@vanilla-extract/css';
import { buttonClass } from './primitives/Button.css.ts';

/* On paper there is what a page says; the build puts these rules into a sheet that holds back no first frame. */
const isOff = { '@media': { print: { display: 'none !important' } } };

/* What stands around a page, and what lies over it. */
globalStyle('header:not(main *), main ~ *, [href="#main"], dialog, [popover]', isOff);
globalStyle(`main :is(nav, search, button, select, [type="search"], [type="file"], .${buttonClass.classNames.base})`, isOff);
/* The label of such a field goes with it. */
globalStyle('main div:has(> label):has(select, [type="search"])', isOff);
globalStyle('main summary svg', isOff);
/* Below the last line of a page nothing waits for a bar any more. */
globalStyle(':has(> main)', { '@media': { print: { paddingBottom: '0 !important' } } });
/* Answers that are folded away on a screen. */
globalStyle('details::details-content', { '@media': { print: { contentVisibility: 'visible', height: 'auto' } } });
