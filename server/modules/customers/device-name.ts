import type { Context } from 'hono';

/** Kinds of devices by a mark in the user agent, the narrower first. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browsers by their marks: nearly all call themselves Chrome or Safari as well, so those come last. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|T|X)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/**
 * The name of a device as its customer would call it, such as 'Chrome · Android'; '' where nothing is known. The user agent itself is not
 * kept: it tells more of a customer than the list of devices needs.
 */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map(marks => marks.find(([mark]) => mark.test(userAgent))?.[1]);
  return named.filter(name => name !== undefined).join(' · ');
}

/** The name of a request's device. */
export const deviceOf = (http: Context): string => deviceName(http.req.header('user-agent') ?? '');
