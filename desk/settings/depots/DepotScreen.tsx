import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { adminDepotsEndpoint, deleteDepotEndpoint } from '#contract/admin-freight.ts';
import type { Depot } from '#contract/delivery.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { useReading } from '../../data/reading.ts';
import { Answer } from '../../ui/Answer.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Page } from '../../ui/Page.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { DepotForm } from './DepotForm.tsx';

/** One depot, and the way to take it away. */
export function DepotScreen() {
  const { t } = useLingui();
  const { code = '' } = useParams({ strict: false }) as { code?: string };
  const reading = useReading(adminDepotsEndpoint);
  const [isAsking, setIsAsking] = useState(false);
  const depot = reading.data?.depots.find(each => each.code === code);
  return (
    <Page
      title={depot?.name ?? t`Depot`}
      note={code}
      back={{ to: '/settings/depots', label: t`Depots and freight` }}
      actions={
        depot === undefined ? null : (
          <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
            {t`Delete this depot`}
          </Button>
        )
      }
    >
      <Answer reading={reading}>
        {() =>
          depot === undefined ? (
            <EmptyState
              action={<Link to="/settings/depots">{t`Depots and freight`}</Link>}
            >{t`There is no depot with this code.`}</EmptyState>
          ) : (
            <>
              {depot.is_demo ? (
                <Notice tone="warn">{t`This depot is invented. Put in your own address and hours, or delete it.`}</Notice>
              ) : null}
              <DepotForm key={depot.code} depot={depot} />
            </>
          )
        }
      </Answer>
      {isAsking && depot !== undefined ? <DeletionDialog depot={depot} onClose={() => setIsAsking(false)} /> : null}
    </Page>
  );
}

function DeletionDialog({ depot: { code, name }, onClose }: { depot: Depot; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  return (
    <FormDialog
      title={t`Delete ${name}?`}
      endpoint={deleteDepotEndpoint}
      params={{ code }}
      body={() => undefined}
      action={t`Delete`}
      variant="danger"
      size="sm"
      onClose={onClose}
      onDone={() => {
        toast(t`The depot ${name} is deleted`);
        void navigate({ to: '/settings/depots', ignoreBlocker: true });
      }}
    >
      {() => <p>{t`Only a depot that no zone, no rate and no order names can be deleted. Take it out of the freight files first.`}</p>}
    </FormDialog>
  );
}
