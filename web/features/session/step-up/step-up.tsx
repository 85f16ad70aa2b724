/** Registers the reauthentication dialog; its code is loaded when it is needed. */
import { Suspense, useEffect, useState } from 'react';
import { registerStepUpDialog } from '#web/browser/step-up.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

type DialogProps = { open: boolean; onClose(isConfirmed: boolean): void };

const StepUpDialog = lazyComponent<DialogProps>(() => import('./step-up-dialog.tsx'));

export function StepUp() {
	const [asked, setAsked] = useState<{ number: number; open: boolean; answer(isConfirmed: boolean): void } | null>(null);
	useEffect(
		() =>
			registerStepUpDialog(() => {
				const { promise, resolve } = Promise.withResolvers<boolean>();
				// Another number each time that the dialog opens, so that it is remounted.
				setAsked((before) => ({ number: (before?.number ?? 0) + 1, open: true, answer: resolve }));
				return promise;
			}),
		[],
	);
	if (!asked) return null;
	const close = (isConfirmed: boolean) => {
		setAsked({ ...asked, open: false });
		asked.answer(isConfirmed);
	};
	return (
		<Suspense fallback={null}>
			<StepUpDialog key={asked.number} open={asked.open} onClose={close} />
		</Suspense>
	);
}
