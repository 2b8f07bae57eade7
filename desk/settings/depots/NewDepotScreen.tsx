import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { adminDepotsEndpoint } from '#contract/admin-freight.ts';
import { useReading } from '../../data/reading.ts';
import { Answer } from '../../ui/Answer.tsx';
import { Page } from '../../ui/Page.tsx';
import { DepotForm } from './DepotForm.tsx';

/** Adds a depot under a code of its own. */
export function NewDepotScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const reading = useReading(adminDepotsEndpoint);
  // The guard of what is unsaved hears only with the next draw that the shop has it.
  const leave = () => void navigate({ to: '/settings/depots', ignoreBlocker: true });
  return (
    <Page
      title={t`New depot`}
      note={t`Afterwards the freight files say which places it serves, and what that costs.`}
      back={{ to: '/settings/depots', label: t`Depots and freight` }}
    >
      <Answer reading={reading}>{({ depots }) => <DepotForm taken={depots.map(({ code }) => code)} onDone={leave} />}</Answer>
    </Page>
  );
}
