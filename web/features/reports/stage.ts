/** State of a report as a badge. Pure. */
import type { Report } from '#contract/report-shapes.ts';
import type { Tone } from '#web/ui/badge.tsx';
import type { ReportTexts } from './texts.en.ts';

export function stageOf({ outcome, isOverdue }: Pick<Report, 'outcome' | 'isOverdue'>, t: ReportTexts, seen: 'PARTY' | 'ADMIN') {
	if (outcome) return { tone: 'neutral' as Tone, label: t.outcomes[outcome] };
	return isOverdue && seen === 'ADMIN' ? { tone: 'danger' as Tone, label: t.overdue } : { tone: 'warning' as Tone, label: t.open };
}
