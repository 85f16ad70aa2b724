/** Damage on the drawing, and notes. */
import { type Handover, type HandoverSide, MAX_HANDOVER_NOTES } from '#contract/handover.ts';
import { DamageEditor } from '#web/features/handover/damage/damage-editor.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import type { HandoverTexts } from '../texts.en.ts';
import type { StepProps } from './steps.ts';

type NotesStepProps = StepProps & { handover: Pick<Handover, 'bodyType' | 'records'>; side: HandoverSide };

export function NotesStep({ draft, change, handover, side }: NotesStepProps) {
	const { notes: t } = useScreenTexts<HandoverTexts>().steps;
	return (
		<div className="grid gap-6">
			<DamageEditor
				bodyType={handover.bodyType}
				records={handover.records}
				phase={draft.phase}
				side={side}
				marks={draft.damageMarks}
				onChange={(damageMarks) => change({ damageMarks, problem: null })}
			/>
			<Field label={t.label} hint={t.hint} optional className="border-line border-t pt-6">
				<Textarea
					dir="auto"
					rows={5}
					maxLength={MAX_HANDOVER_NOTES}
					value={draft.notes}
					onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
				/>
			</Field>
		</div>
	);
}
