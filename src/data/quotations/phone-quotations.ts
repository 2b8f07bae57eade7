import * as v from 'valibot';
import { type Letterhead, LetterheadSchema, type Quotation, QuotationSchema, quotationLimits } from '#contract/quotations.ts';
import { AppError } from '#lib/app-error.ts';
import { createStore, type Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';
import { type PhoneDocuments, phoneDocuments } from '#storage/phone-documents.ts';
import { unsavedError } from '../outbox/delivery.ts';

/** Quotations and the letterhead as this page knows them; `isKept`: they lie on this phone, and not in this page alone. */
export interface PhoneQuotations {
  readonly quotations: readonly Quotation[];
  readonly letterhead: Letterhead | null;
  readonly isLoaded: boolean;
  readonly isKept: boolean;
}
export const unread: PhoneQuotations = { quotations: [], letterhead: null, isLoaded: false, isKept: true };

/** Beside the quotations, whose keys are UUIDs. */
const LETTERHEAD = 'letterhead';

/** Quotations and a letterhead on this phone, which belong to the phone and to no customer. */
export interface PhoneQuotationBook {
  readonly state: Pick<Store<PhoneQuotations>, 'get' | 'subscribe'>;
  /** Reads the phone, once. */
  load(): Promise<void>;
  /**
   * Writes a whole quotation. @param options.base `updated_at` of the version that it was made of; left out: it takes the place of any other
   * @returns its own `updated_at`
   * @throws AppError quotation_changed and not_found by another tab, quotations_full, device_full, device_unavailable
   */
  write(quotation: Quotation, options?: { readonly isNew?: boolean; readonly base?: string | null | undefined }): Promise<string>;
  remove(id: string): Promise<void>;
  /** @throws AppError device_full, device_unavailable */
  writeLetterhead(letterhead: Letterhead): Promise<void>;
  /** Lets it go, once it has come into an account. */
  removeLetterhead(): Promise<void>;
}

/** @param tick tells other tabs, which then read the phone anew */
export function createPhoneQuotations(
  store: PhoneDocuments = phoneDocuments('quotations'),
  tick: Pick<Store<string | null>, 'get' | 'set' | 'subscribe'> = localValue(localKeys.phoneQuotations),
  now: () => number = Date.now,
): PhoneQuotationBook {
  const state = createStore<PhoneQuotations>(unread);
  let loading: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      const rows = await store.all();
      const quotations = rows.flatMap(([, row]) => soundQuotation(row) ?? []);
      const letterhead = soundLetterhead(rows.find(([id]) => id === LETTERHEAD)?.[1]) ?? null;
      if (state.get().isKept) state.set({ quotations: byAge(quotations), letterhead, isLoaded: true, isKept: true });
    } catch {
      state.set(before => ({ ...before, isLoaded: true, isKept: false }));
    }
  }
  function load(): Promise<void> {
    if (loading === null) {
      loading = read();
      tick.subscribe(() => void read());
    }
    return loading;
  }
  const put = (id: string, next: Quotation | undefined) =>
    state.set(({ quotations, ...rest }) => ({
      ...rest,
      quotations: byAge([...quotations.filter(each => each.id !== id), ...(next === undefined ? [] : [next])]),
    }));

  /** Writes one row where the browser keeps any. */
  async function change<Row>(id: string, step: (row: unknown) => Row | undefined): Promise<Row | undefined> {
    await load();
    if (!state.get().isKept) return step(state.get().quotations.find(each => each.id === id));
    let refusal: unknown = null;
    const next = await store
      .change(id, row => {
        try {
          return step(row);
        } catch (error) {
          refusal = error;
          return row as Row | undefined;
        }
      })
      .catch((error: unknown) => {
        throw unsavedError(error);
      });
    if (refusal !== null) throw refusal;
    return next;
  }
  const tell = () => tick.set(String(now()));

  return {
    state,
    load,
    async write(quotation, { isNew = false, base } = {}) {
      const version = new Date(now()).toISOString();
      const next = await change(quotation.id, row => {
        if (row === undefined && !isNew) throw new AppError('not_found', 404);
        const known = row === undefined || base === undefined ? base : soundQuotation(row)?.updated_at;
        if (known !== base) throw new AppError('quotation_changed', 409);
        if (row === undefined && state.get().quotations.length >= quotationLimits.quotations) throw new AppError('quotations_full', 422);
        return { ...quotation, updated_at: version };
      });
      put(quotation.id, next);
      tell();
      return version;
    },
    async remove(id) {
      await change(id, () => undefined);
      put(id, undefined);
      tell();
    },
    async writeLetterhead(letterhead) {
      await change(LETTERHEAD, () => letterhead);
      state.set(before => ({ ...before, letterhead }));
      tell();
    },
    async removeLetterhead() {
      await change(LETTERHEAD, () => undefined);
      state.set(before => ({ ...before, letterhead: null }));
      tell();
    },
  };
}

const soundQuotation = (row: unknown): Quotation | undefined => {
  const parsed = v.safeParse(QuotationSchema, row);
  return parsed.success ? parsed.output : undefined;
};
/** Earlier versions kept a tax number that was still being typed: only that is left out. */
const soundLetterhead = (row: unknown): Letterhead | undefined => {
  const parsed = v.safeParse(
    v.object({ ...LetterheadSchema.entries, tax_number: v.fallback(LetterheadSchema.entries.tax_number, '') }),
    row,
  );
  return parsed.success ? parsed.output : undefined;
};
/** The one that was changed last first. */
const byAge = (quotations: readonly Quotation[]) => [...quotations].sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));

let book: PhoneQuotationBook | undefined;
/** This browser's. */
export const phoneQuotations = (): PhoneQuotationBook => {
  book ??= createPhoneQuotations();
  return book;
};
