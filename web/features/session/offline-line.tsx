/** Offline notice at the top, explaining what is displayed. */
import { CloudOff } from 'lucide-react';
import { useTexts } from '#web/i18n/context.tsx';

export function OfflineLine({ hint }: { hint: string }) {
	const { states } = useTexts();
	return (
		<div role="status" className="flex items-center justify-center gap-3 bg-warning-soft px-4 py-2 text-sm text-warning-text">
			<CloudOff aria-hidden className="size-5 shrink-0" />
			<p>
				<strong className="font-semibold">{states.offline}.</strong> {hint}
			</p>
		</div>
	);
}
