import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './InstallCard.css.ts';

/** How Safari puts an app on the home screen; it asks no question of its own. */
export function SafariSteps() {
  return (
    <ol className={css.steps}>
      <Step
        drawing={
          <>
            {/* The lower edge of a phone, its bar, and the arrow out of the tray. */}
            <path d="M16 4v44a6 6 0 0 0 6 6h76a6 6 0 0 0 6-6V4M16 28h88M30 41h5m8 0h5m24 0h5m8 0h5" />
            <path className={css.mark} d="M55 36h-3v11h16V36h-3M60 42V31m-4 4 4-4 4 4" />
          </>
        }
      >
        <Trans>Tap Share in Safari’s bar</Trans>
      </Step>
      <Step
        drawing={
          <>
            {/* A menu whose middle row ends in a plus. */}
            <path d="M20 6h80v48H20zM20 22h80M20 38h80M28 14h34m-34 32h28" />
            <path className={css.mark} d="M28 30h40m14-6h12v12H82zm6 3v6m-3-3h6" />
          </>
        }
      >
        <Trans>Choose Add to Home Screen</Trans>
      </Step>
      <Step
        drawing={
          <>
            {/* The home screen, with the shop among its icons. */}
            <path d="M36 4h48v52H36zM42 12h8v8h-8zm14 0h8v8h-8zm14 0h8v8h-8zM42 26h8v8h-8zm28 0h8v8h-8zM54 50h12" />
            <path className={css.mark} d="M54 24h12v12H54zm9 3h-5v7m0-4h4" />
          </>
        }
      >
        <Trans>Tap Add, and open the shop from there</Trans>
      </Step>
    </ol>
  );
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className={css.step}>
      <svg
        viewBox="0 0 120 60"
        className={css.drawing}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <span className={css.stepWords}>{children}</span>
    </li>
  );
}
