/** Tone of a ticket's status, and how long it waits in words. */
import type { TicketStatus } from '#contract/tickets.ts';
import type { Format, Forms } from '#web/i18n/format.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const ticketTone: Record<TicketStatus, Tone> = { OPEN: 'warning', WAITING_FOR_PERSON: 'info', SOLVED: 'positive' };

const HOUR = 60;
const TWO_DAYS = 48 * HOUR;

export type DurationTexts = { minutes: Forms; hours: Forms; days: Forms };

/** A duration in whole units: minutes below two hours, hours below two days. */
export function durationText(minutes: number, { texts, format }: { texts: DurationTexts; format: Format }): string {
	if (minutes < 2 * HOUR) return format.plural(texts.minutes, minutes);
	if (minutes < TWO_DAYS) return format.plural(texts.hours, Math.round(minutes / HOUR));
	return format.plural(texts.days, Math.round(minutes / (24 * HOUR)));
}
