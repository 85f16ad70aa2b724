/** Damage that both sides marked at handover and return, on the drawing and in words. */
import type { Handover } from '#contract/handover.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { CarSheet } from './car-sheet.tsx';
import { MarkList } from './mark-list.tsx';
import { numberMarks } from './numbered-marks.ts';
import type { DamageTexts } from './texts.en.ts';

type MarkedProps = { handover: Pick<Handover, 'bodyType' | 'records'> };

/** In a narrow column the list is below the drawing. */
export function MarkedDamage({ handover }: MarkedProps) {
	const marks = numberMarks(handover.records);
	return (
		<div data-testid="damage" className="@container">
			<div className="grid gap-6 @xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @xl:gap-8">
				<div className="mx-auto w-full max-w-80">
					<CarSheet bodyType={handover.bodyType} marks={marks} />
				</div>
				<MarkList marks={marks} />
			</div>
		</div>
	);
}

/** Displayed if something was marked. */
export default function DamagePanel({ handover }: MarkedProps) {
	const { damage: t } = useScreenTexts<{ damage: DamageTexts }>();
	return (
		<Panel title={t.title} lead={t.lead}>
			<MarkedDamage handover={handover} />
		</Panel>
	);
}
