import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of a served page whose code comes after that of the page. The server has it before it draws (`ready`), so that its markup is in the
 * first HTML and stands there, inside a `<Suspense>`, until the code has come.
 * @param load resolves to what stands in its place where the code can't be had
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later = lazy(ready);
  /** The part; the same one for as long as what uses it is on the page. */
  const usePartOf = (): ComponentType<Props> => useState(() => loaded ?? Later)[0] as ComponentType<Props>;
  return { ready, usePartOf };
}
