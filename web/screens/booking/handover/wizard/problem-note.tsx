/** Why the server refused a record, shown at the step that can correct it. */
import { CircleAlert } from 'lucide-react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import type { Problem } from '../draft/draft.ts';
import type { HandoverTexts } from '../texts.en.ts';

export function ProblemNotice({ problem }: { problem: Problem }) {
	const { sending: t } = useScreenTexts<HandoverTexts>();
	const sentence = useErrorText()(problem);
	return (
		<div role="alert" className="mt-4 flex items-start gap-2.5 rounded-control bg-danger-soft p-3">
			<CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
			<div>
				<p className="font-semibold text-danger">{t.refused}</p>
				<p className="text-sm">{sentence}</p>
			</div>
		</div>
	);
}
