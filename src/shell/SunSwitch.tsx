import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { sunMode, useSunMode } from '#data/sun-mode.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { sunStyles } from '#ui/theme/sun.ts';
import * as css from './DataSaverSwitch.css.ts';

/** Makes the whole shop readable in the sun, in one tap; not offered by a browser that can't wear the styles (Safari before 16.4). */
export function SunSwitch() {
  const isOn = useSunMode();
  // What the phone remembers may be the styles of an earlier version.
  useEffect(() => {
    if (isOn) sunMode.set(sunStyles);
  }, [isOn]);
  if (!('adoptedStyleSheets' in document)) return null;
  return (
    <Checkbox
      role="switch"
      className={css.row}
      checked={isOn}
      onChange={event => sunMode.set(event.target.checked ? sunStyles : null)}
      description={<Trans>Large type and strong colours, for a screen in bright light</Trans>}
    >
      <Trans>Sun mode</Trans>
    </Checkbox>
  );
}
