/** Whether it is an iPhone or iPad. An iPad calls itself a Mac; no Mac has a touch screen. */
export function isApplePhone(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

/** Whether it is Safari on one of them, whose menu the steps show; other browsers and the views inside apps have another one, or none. */
export function isAppleSafari(userAgent: string, touchPoints: number): boolean {
  return (
    isApplePhone(userAgent, touchPoints) && /Version\/\S+ .*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA/.test(userAgent)
  );
}
