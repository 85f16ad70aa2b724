/** Marks in words: sign and number as on the drawing, part, kind, note, when and by whom. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type HandoverPhase, handoverPhases } from '#contract/handover.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { MarkSign } from './car-sheet.tsx';
import type { NumberedMark } from './numbered-marks.ts';
import type { DamageTexts } from './texts.en.ts';

type MarkListProps = {
	marks: readonly NumberedMark[];
	/** Shown at the end of each line. */
	actionOf?(mark: NumberedMark): ReactNode;
	className?: string;
};

/** Grouped by handover and return; the headings are the legend of the drawing. */
export function MarkList({ marks, actionOf, className }: MarkListProps) {
	const phases = handoverPhases.filter((phase) => marks.some((mark) => mark.phase === phase));
	return (
		<div className={clsx('grid content-start gap-5', className)}>
			{phases.map((phase) => (
				<MarksOf key={phase} phase={phase} marks={marks.filter((mark) => mark.phase === phase)} actionOf={actionOf} />
			))}
		</div>
	);
}

type MarksOfProps = Pick<MarkListProps, 'marks'> & { phase: HandoverPhase; actionOf: MarkListProps['actionOf'] | undefined };

function MarksOf({ phase, marks, actionOf }: MarksOfProps) {
	const { damage: t } = useScreenTexts<{ damage: DamageTexts }>();
	return (
		<section aria-label={t.phases[phase]}>
			<h3 className="font-semibold text-sm">{t.phases[phase]}</h3>
			<ul className="divide-y divide-line" data-testid={`marks-${phase}`}>
				{marks.map((mark) => (
					<li key={mark.number} className="flex items-start gap-3 py-2.5">
						<MarkSign phase={phase} number={mark.number} />
						<div className="min-w-0 flex-1">
							<p className="font-medium">{t.what(t.zones[mark.zone], t.kinds[mark.kind])}</p>
							{mark.note && (
								<p className="break-words text-sm">
									<bdi>{mark.note}</bdi>
								</p>
							)}
							<p className="text-muted text-sm">{t.by[mark.side]}</p>
						</div>
						{actionOf?.(mark)}
					</li>
				))}
			</ul>
		</section>
	);
}
