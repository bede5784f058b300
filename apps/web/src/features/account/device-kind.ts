const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (rows: typeof browsers, text: string): string | undefined =>
  rows.find(([sign]) => sign.test(text))?.[1];

/**
 * Browser and system from a user agent, such as `Firefox, Android`; null if neither is known. The
 * user agent is not trustworthy.
 */
export const deviceKind = (userAgent: string | null): string | null => {
  const known = [first(browsers, userAgent ?? ''), first(systems, userAgent ?? '')];
  const told = known.filter((each) => each !== undefined);
  return told.length === 0 ? null : told.join(', ');
};
