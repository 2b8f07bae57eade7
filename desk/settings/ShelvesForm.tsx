import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { setSiteEndpoint } from '#contract/admin-settings.ts';
import { type HomeShelf, homeShelves } from '#contract/site.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { moved } from '../ui/moved.ts';
import { SettingsForm } from './SettingsForm.tsx';
import * as css from './settings.css.ts';

const words: Readonly<Record<HomeShelf, MessageDescriptor>> = {
  categories: msg`Categories`,
  banners: msg`Banners`,
  best_sellers: msg`Best sellers`,
  all_products: msg`All goods`,
  promotion: msg`Goods on promotion`,
  newest: msg`New goods`,
  blog: msg`Articles`,
};

/** What the home page shows, and in which order. */
export function ShelvesForm({ shelves }: { shelves: readonly HomeShelf[] }) {
  const { t, i18n } = useLingui();
  const [order, setOrder] = useState<readonly HomeShelf[]>(() => [...shelves, ...homeShelves.filter(shelf => !shelves.includes(shelf))]);
  return (
    <SettingsForm
      title={t`Home page`}
      note={t`What stands on the home page, from top to bottom.`}
      endpoint={setSiteEndpoint}
      body={fields => ({ home_shelves: order.filter(shelf => fields.has(shelf)) })}
    >
      {(_, touch) => (
        <ul className={css.list}>
          {order.map((shelf, place) => (
            <li key={shelf} className={css.entry}>
              <div className={css.entryText}>
                <Checkbox name={shelf} defaultChecked={shelves.includes(shelf)} dense>
                  {i18n._(words[shelf])}
                </Checkbox>
              </div>
              <MoveButtons
                name={i18n._(words[shelf])}
                place={place}
                count={order.length}
                onMove={by => {
                  setOrder(moved(order, place, by));
                  touch();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </SettingsForm>
  );
}
