import { type ReactNode, useId } from 'react';
import { root } from './Popover.css.ts';
import { panel, reach, widePanel } from './PopoverPanel.css.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Spread onto the button that opens it. A link takes it without `onClick`, so that a press still navigates. */
interface PopoverTrigger {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  renderTrigger: (trigger: PopoverTrigger) => ReactNode;
  /** The panel, rendered only while open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edge it shares with the trigger. */
  align?: 'start' | 'end';
  /** As wide as what it holds, instead of 360 px at most. */
  wide?: boolean;
}

/** Pixels kept free at the sides of the window. */
const MARGIN = 8;

/** Moves a panel back into the window. Through the object model, which the content security policy lets pass. */
function keepInside(panelElement: HTMLElement | null) {
  if (!panelElement) return;
  const { left, right } = panelElement.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const shift = left < MARGIN ? MARGIN - left : Math.min(0, room - MARGIN - right);
  if (shift !== 0) panelElement.style.translate = `${shift}px`;
}

/** Extra information below its trigger, by hover, keyboard focus or press; never the only way to something. */
export function Popover({ renderTrigger, children, align, wide }: PopoverProps) {
  const id = useId();
  const disclosure = useDisclosure();
  const { isOpen } = disclosure;
  return (
    <div {...disclosure.root} className={root}>
      <div data-popover-trigger="">
        {renderTrigger({ 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined, onClick: disclosure.toggle })}
      </div>
      {isOpen ? (
        <div ref={keepInside} id={id} className={reach({ align })} {...disclosure.panel}>
          <div className={wide ? widePanel : panel}>{typeof children === 'function' ? children(disclosure.close) : children}</div>
        </div>
      ) : null}
    </div>
  );
}
