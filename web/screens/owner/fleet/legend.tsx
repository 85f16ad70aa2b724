/** Appearance and legend of the board's bars: by colour and by pattern, with a contrast theme of the system by their border. */
import { clsx } from 'clsx';
import { FileWarning } from 'lucide-react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { BarKind } from './board-days.ts';
import type { FleetTexts } from './texts.en.ts';

export const barStyle: Record<BarKind, string> = {
	CONFIRMED: 'bg-primary text-on-primary forced-colors:border',
	REQUESTED: 'border-2 border-accent bg-accent-soft text-accent-text',
	HELD: 'border border-control-line border-dashed bg-surface text-muted',
	COMPLETED: 'bg-line text-muted forced-colors:border',
	OVERDUE: 'bg-danger text-on-danger forced-colors:border-4 forced-colors:border-double',
	BLOCK: 'day-hatched border border-control-line bg-sunken text-ink',
	IMPORT: 'day-hatched border border-info bg-sunken text-info',
	TURNAROUND: 'day-hatched bg-line forced-colors:border-2 forced-colors:border-dotted',
	GAP: 'border-2 border-warning border-dashed',
};
const kinds = ['CONFIRMED', 'REQUESTED', 'HELD', 'OVERDUE', 'BLOCK', 'IMPORT', 'TURNAROUND', 'GAP'] as const;

export function Legend() {
	const { board: t } = useScreenTexts<FleetTexts>();
	return (
		<div className="mt-3 grid gap-2 text-muted text-xs">
			<ul className="flex flex-wrap gap-x-4 gap-y-1.5">
				{kinds.map((kind) => (
					<li key={kind} className="flex items-center gap-1.5">
						<span aria-hidden className={clsx('h-3 w-6 rounded', barStyle[kind])} />
						{t.legend[kind]}
					</li>
				))}
				<li className="flex items-center gap-1.5">
					<FileWarning aria-hidden className="size-3.5 text-danger" />
					{t.papersEnd}
				</li>
			</ul>
			<p>
				<span className="max-md:hidden pointer-coarse:hidden">{t.howMouse}</span>
				<span className="md:pointer-fine:hidden">{t.how}</span>
			</p>
		</div>
	);
}
