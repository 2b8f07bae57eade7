import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type FieldProblem, openingsIn, openingsText, type TypedOpening } from '#lib/calculators/fields.ts';
import { Plus, Trash2 } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import * as css from './Calculators.css.ts';
import { problemWords } from './field-words.ts';
import { MeasureInput } from './MeasureInput.tsx';

interface Props {
  text: string;
  problemOf: (id: string) => FieldProblem | undefined;
  onChange: (text: string) => void;
  onLeave: (id: string) => void;
}

const MOST = 20;

/** Doors and windows: rows of a count, a width and a height, with usual ones at hand. */
export function OpeningsInput({ text, problemOf, onChange, onLeave }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const rows = openingsIn(text);
  const set = (row: number, part: Partial<TypedOpening>) =>
    onChange(openingsText(rows.map((each, at) => (at === row ? { ...each, ...part } : each))));
  const decimal = (value: number) => formatNumber(value, language);
  const add = (width: number | null, height: number | null) =>
    onChange(
      openingsText([...rows, { count: '1', width: width === null ? '' : decimal(width), height: height === null ? '' : decimal(height) }]),
    );
  const whole = problemOf('openings');
  const [door, window] = [`${decimal(0.8)} × ${decimal(2.1)}`, `${decimal(1.2)} × ${decimal(1.2)}`];
  return (
    <FieldGroup className={css.wide} legend={t`Doors and windows`} error={whole === undefined ? null : i18n._(problemWords[whole])}>
      {rows.map((row, at) => {
        const number = at + 1;
        const field = (part: keyof TypedOpening) => ({
          value: row[part],
          problem: problemOf(`openings.${at}.${part}`),
          onChange: (value: string) => set(at, { [part]: value }),
          onLeave: () => onLeave(`openings.${at}.${part}`),
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing of its own but its place
          <fieldset key={at} aria-label={t`Opening ${number}`}>
            <div className={css.opening}>
              <MeasureInput label={t`Count`} unit="count" {...field('count')} />
              <MeasureInput label={t`Width`} unit="m" {...field('width')} />
              <MeasureInput label={t`Height`} unit="m" {...field('height')} />
            </div>
            <Button
              size="sm"
              variant="quiet"
              leading={<Trash2 size={18} />}
              aria-label={t`Remove opening ${number}`}
              onClick={() => onChange(openingsText(rows.filter((_, other) => other !== at)))}
            >
              <Trans>Remove</Trans>
            </Button>
          </fieldset>
        );
      })}
      {rows.length < MOST ? (
        <div className={css.row}>
          <Button size="sm" variant="outline" leading={<Plus size={18} />} onClick={() => add(0.8, 2.1)}>
            <Trans>Door {door} m</Trans>
          </Button>
          <Button size="sm" variant="outline" leading={<Plus size={18} />} onClick={() => add(1.2, 1.2)}>
            <Trans>Window {window} m</Trans>
          </Button>
          <Button size="sm" variant="quiet" leading={<Plus size={18} />} onClick={() => add(null, null)}>
            <Trans>Another opening</Trans>
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  );
}
