import type { AdminPaymentMethod, MethodInput } from '#contract/admin-payment.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/problem.ts';
import { qrisPayload } from './qris.ts';
import { type PaymentMethodRow, selectMethod, selectMethods, updateMethod } from './store.ts';

/** Every method of the shop, in order. */
export async function listMethods(db: Executor): Promise<AdminPaymentMethod[]> {
  return (await selectMethods(db)).map(methodView);
}

/**
 * Changes a payment method for the merchant.
 * @throws Problem 404, 422 for an account that can't be one, and where customers would be offered a method without one
 */
export async function changeMethod(tx: Executor, id: string, input: MethodInput): Promise<AdminPaymentMethod> {
  const method = await selectMethod(tx, id);
  if (method === null) throw notFound('payment method');
  const { account, is_active, max_amount, deadline_minutes, has_unique_code } = input;
  const next: PaymentMethodRow = {
    ...method,
    content: { id: wordsOf(input, method, 'id'), en: wordsOf(input, method, 'en') },
    account: account ?? method.account,
    isDemo: account === undefined && method.isDemo,
    isActive: is_active ?? method.isActive,
    maxAmount: max_amount === undefined ? method.maxAmount : max_amount,
    deadlineMinutes: deadline_minutes === undefined ? method.deadlineMinutes : deadline_minutes,
    hasUniqueCode: has_unique_code ?? method.hasUniqueCode,
  };
  if (account !== undefined && !isAccountNumber(method.kind, account.number)) throw invalid({ 'account.number': ['number_invalid'] });
  if (next.isActive && next.account === null) throw invalid({ account: ['required'] });
  await updateMethod(tx, next);
  return methodView(next);
}

function wordsOf(input: MethodInput, { content }: PaymentMethodRow, language: 'id' | 'en'): PaymentMethodRow['content']['id'] {
  const { name, description, steps } = content[language];
  return {
    name: input[`name_${language}`] ?? name,
    description: input[`description_${language}`] ?? description,
    steps: input[`steps_${language}`] ?? steps,
  };
}

/** Whether money can be sent there: a mistyped code or number must not be offered. */
function isAccountNumber(kind: PaymentMethodRow['kind'], number: string): boolean {
  if (kind === 'qris') return qrisPayload(number, { amount: 1, reference: 'A' }) !== null;
  const digits = number.replace(/[ .-]/g, '');
  return kind === 'virtual_account' ? /^\d{3,8}$/.test(digits) : /^\d{5,20}$/.test(digits);
}

function methodView({ id, kind, content, account, isActive, maxAmount, deadlineMinutes, hasUniqueCode, isDemo }: PaymentMethodRow) {
  return {
    ...{ id, kind, account },
    is_active: isActive,
    name_id: content.id.name,
    name_en: content.en.name,
    description_id: content.id.description,
    description_en: content.en.description,
    steps_id: [...content.id.steps],
    steps_en: [...content.en.steps],
    max_amount: maxAmount,
    deadline_minutes: deadlineMinutes,
    has_unique_code: hasUniqueCode,
    is_demo: isDemo,
  };
}
