import { MONTHS } from './months.ts';

type Language = 'id' | 'en';

const WEEKDAYS = { id: 'Min Sen Sel Rab Kam Jum Sab'.split(' '), en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' ') } as const;

/** 'Sen'. @param weekday 0 or 7 is Sunday */
const weekdayName = (weekday: number, language: Language) => WEEKDAYS[language][weekday % 7];

const monthOf = (date: Date, language: Language) => MONTHS[language][date.getUTCMonth()]?.slice(0, 3);

/** 'Rab 2 Des' or 'Wed 2 Dec'. @param day as 'YYYY-MM-DD' */
export function formatWeekday(day: string, language: Language): string {
  const date = new Date(day);
  return `${weekdayName(date.getUTCDay(), language)} ${date.getUTCDate()} ${monthOf(date, language)}`;
}

/** '3–10 Des', '28 Nov–3 Des', or 'Rab 2 Des' where it is one day. @param days both as 'YYYY-MM-DD' */
export function formatDays({ from, to }: { readonly from: string; readonly to: string }, language: Language): string {
  if (from === to) return formatWeekday(from, language);
  const [first, last] = [new Date(from), new Date(to)];
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isOneMonth ? first.getUTCDate() : `${first.getUTCDate()} ${monthOf(first, language)}`;
  return `${begin}–${last.getUTCDate()} ${monthOf(last, language)}`;
}

interface Hours {
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** 'Sen–Jum 08:00–17:00, Sab 08:00–15:00'. @param hours weekdays from 1, Monday, to 7, Sunday */
export function formatHours(hours: readonly Hours[], language: Language): string {
  return hours.map(({ weekdays, opens, closes }) => `${spans(weekdays, language)} ${opens}–${closes}`).join(', ');
}

/** Days one after the other as a span: 'Sen–Rab, Jum'. */
function spans(weekdays: readonly number[], language: Language): string {
  const sorted = [...weekdays].sort((a, b) => a - b);
  const begins = sorted.filter(day => !sorted.includes(day - 1));
  return begins
    .map(begin => {
      let end = begin;
      while (sorted.includes(end + 1)) end += 1;
      const names = [weekdayName(begin, language), weekdayName(end, language)];
      return begin === end ? names[0] : names.join(end === begin + 1 ? ', ' : '–');
    })
    .join(', ');
}
