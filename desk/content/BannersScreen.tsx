import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type AdminBanner, adminBannersEndpoint, setBannersEndpoint } from '#contract/admin-banners.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useDecision } from '../data/decision.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Failure } from '../ui/Failure.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { moved } from '../ui/moved.ts';
import { Page } from '../ui/Page.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { BannerDialog } from './BannerDialog.tsx';
import { BannerView } from './BannerView.tsx';
import * as css from './banners.css.ts';

/** Banners that the home page has at most, as the contract bounds them. */
const MOST = 8;

/** The banners of the home page, in their order. */
export function BannersScreen() {
  const { t } = useLingui();
  const reading = useReading(adminBannersEndpoint);
  const [isAdding, setAdding] = useState(false);
  const banners = reading.data?.banners ?? [];
  const add =
    reading.data === undefined || banners.length >= MOST ? null : (
      <Button leading={<Plus size={18} />} onClick={() => setAdding(true)}>
        {t`Add a banner`}
      </Button>
    );
  return (
    <Page title={t`Banners`} note={t`They stand on the home page, up to ${MOST} of them.`} actions={add}>
      <Answer reading={reading}>
        {() =>
          banners.length === 0 ? <EmptyState>{t`The home page has no banner yet. Add one.`}</EmptyState> : <List banners={banners} />
        }
      </Answer>
      {isAdding ? <BannerDialog banners={banners} place={banners.length} onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function List({ banners }: { banners: readonly AdminBanner[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [edited, setEdited] = useState<number | null>(null);
  const [removed, setRemoved] = useState<AdminBanner | null>(null);
  const order = useDecision(setBannersEndpoint);
  const move = (place: number) => (by: -1 | 1) => {
    if (!order.isPending) order.mutate({ body: { banners: moved(banners, place, by) } });
  };
  return (
    <>
      <Failure error={order.error} />
      <ol className={css.list}>
        {banners.map((banner, place) => {
          const name = banner[`title_${language}`];
          return (
            <li key={banner.id} className={css.entry}>
              <BannerView banner={banner} language={language} />
              <Stack direction="row" gap={8}>
                <Button size="sm" variant="outline" aria-label={t`Change ${name}`} onClick={() => setEdited(place)}>
                  {t`Change`}
                </Button>
                <Button size="sm" variant="quiet" aria-label={t`Remove ${name}`} onClick={() => setRemoved(banner)}>
                  {t`Remove`}
                </Button>
                <MoveButtons name={name} place={place} count={banners.length} onMove={move(place)} />
              </Stack>
            </li>
          );
        })}
      </ol>
      {edited === null ? null : <BannerDialog banners={banners} place={edited} onClose={() => setEdited(null)} />}
      {removed === null ? null : <RemovalDialog banners={banners} banner={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function RemovalDialog({ banners, banner, onClose }: { banners: readonly AdminBanner[]; banner: AdminBanner; onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const name = banner[`title_${language}`];
  return (
    <FormDialog
      title={t`Remove ${name}?`}
      endpoint={setBannersEndpoint}
      body={() => ({ banners: banners.filter(({ id }) => id !== banner.id) })}
      action={t`Remove`}
      variant="danger"
      onClose={onClose}
      onDone={() => toast(t`The banner is gone`)}
    >
      {() => <p>{t`Customers see it no more. It cannot be brought back, but written anew.`}</p>}
    </FormDialog>
  );
}
