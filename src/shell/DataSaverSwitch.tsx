import { Trans } from '@lingui/react/macro';
import { dataSaver, useDataSaver, useSessionBytes } from '#data/data-saver.ts';
import { formatMegabytes } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import * as css from './DataSaverSwitch.css.ts';

/** Has the app fetch only what the customer asks for, and says how many megabytes this visit has used. */
export function DataSaverSwitch() {
  const { language } = useLanguage();
  const isOn = useDataSaver();
  const used = formatMegabytes(useSessionBytes(), language);
  return (
    <Checkbox
      role="switch"
      className={css.row}
      checked={isOn}
      onChange={event => dataSaver.set(event.target.checked)}
      description={<Trans>Drawings instead of pictures, nothing in advance. Used on this visit: {used}</Trans>}
    >
      <Trans>Data saver</Trans>
    </Checkbox>
  );
}
