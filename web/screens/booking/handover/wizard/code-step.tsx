/** Entry of the renter's code. It is verified when the record arrives, so that the step works offline. */
import { RefreshCw } from 'lucide-react';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { HandoverTexts } from '../texts.en.ts';
import type { StepProps } from './steps.ts';

export function CodeStep({ draft, change, missing, isLocked, refresh }: StepProps & { isLocked: boolean; refresh(): void }) {
	const { steps, code } = useScreenTexts<HandoverTexts>();
	const { states } = useTexts();
	return (
		<>
			<Field label={steps.code.label} error={missing === 'code' ? steps.code.error : undefined}>
				<CodeInput
					autoComplete="off"
					placeholder="••••••"
					value={draft.code}
					onChange={(typed) => change({ code: typed, problem: null })}
					className="numbers max-w-60 text-center font-semibold text-2xl tracking-[0.3em]"
				/>
			</Field>
			{isLocked && (
				<div className="mt-4 rounded-control bg-warning-soft p-3">
					<p className="text-sm">{code.lockedForOwner}</p>
					<Button className="mt-3" onClick={refresh}>
						<RefreshCw aria-hidden className="size-4" />
						{states.retry}
					</Button>
				</div>
			)}
		</>
	);
}
