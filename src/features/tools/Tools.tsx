import type { ReactNode } from 'react';
import { useHasToken } from '#data/session/use-session.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { classNames } from '#ui/primitives/class-names.ts';
import { useNear } from '#ui/primitives/use-near.ts';
import { usePart } from '#ui/primitives/use-part.ts';
import * as css from './Tools.css.ts';

const load = async () => (await import('./HomeTools.tsx')).HomeTools;

/**
 * The home's row of tools; for a known customer above it their order that is under way and what they bought often. It comes behind the first
 * view, into room that is kept for it.
 */
export function Tools({ order }: { order: ReactNode }) {
  const isKnown = useHasToken();
  const [place, isNear] = useNear();
  const { part: HomeTools } = usePart(load, isNear);
  return (
    <Container ref={place} className={classNames(css.tools, isKnown && css.known)}>
      {HomeTools === undefined ? null : <HomeTools order={isKnown ? order : null} />}
    </Container>
  );
}
