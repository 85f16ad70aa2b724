/** Notes step. */
import { MAX_HANDOVER_NOTES } from '#contract/handover.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import type { HandoverTexts } from '../texts.en.ts';
import type { StepProps } from './steps.ts';

export function NotesStep({ draft, change }: StepProps) {
	const { notes: t } = useScreenTexts<HandoverTexts>().steps;
	return (
		<Field label={t.label} hint={t.hint} optional>
			<Textarea
				dir="auto"
				rows={5}
				maxLength={MAX_HANDOVER_NOTES}
				value={draft.notes}
				onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
			/>
		</Field>
	);
}
