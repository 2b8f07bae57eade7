import { BoughtShelf } from './BoughtShelf.tsx';
import { ToolRow } from './ToolRow.tsx';

/** @param isKnown whether a customer is signed in on this phone */
export function HomeTools({ isKnown }: { isKnown: boolean }) {
  return (
    <>
      <ToolRow />
      {isKnown ? <BoughtShelf /> : null}
    </>
  );
}
