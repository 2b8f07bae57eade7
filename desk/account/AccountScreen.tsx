import { useLingui } from '@lingui/react/macro';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useMe } from '../data/me.ts';
import { OrderNews } from '../live/OrderNews.tsx';
import { Answer } from '../ui/Answer.tsx';
import { column, columns } from '../ui/Page.css.ts';
import { Page } from '../ui/Page.tsx';
import { roleWords } from '../words/role-words.ts';
import { BrowserList } from './BrowserList.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** What a member of staff sees of their own account, and how they keep it safe. */
export function AccountScreen() {
  const { t, i18n } = useLingui();
  const me = useMe();
  return (
    <Page title={t`Your account`}>
      <Answer reading={{ ...me, data: me.data ?? undefined }}>
        {self => (
          <div className={columns}>
            <div className={column}>
              <Card>
                <SummaryList
                  rows={[
                    { key: 'name', label: t`Name`, value: self.name },
                    { key: 'email', label: t`E-mail address`, value: self.email },
                    { key: 'role', label: t`Role`, value: i18n._(roleWords[self.role]) },
                  ]}
                />
              </Card>
              <SecondFactor me={self} />
              <OrderNews />
            </div>
            <div className={column}>
              <BrowserList />
            </div>
          </div>
        )}
      </Answer>
    </Page>
  );
}
