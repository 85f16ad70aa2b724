/** The owner's accept and decline buttons, with the decline confirmation. */
import { useRef, useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { AnswerTexts, DecliningTexts } from './texts.en.ts';
import { useAnswer } from './use-answer.ts';

const DeclineDialog = lazyDialog(() => import('./decline-dialog.tsx'));

type AnswerButtonsProps = {
	booking: Booking;
	/** Both buttons disappear after the answer, so the focus must move elsewhere. */
	onOver(): void;
	/** Whether accepting is the primary action in view. */
	primary?: boolean;
	/** Stacked at full width, or side by side with accept last. */
	order?: 'stacked' | 'accept-last';
	className?: string;
};

function isInView(element: HTMLElement | null): boolean {
	const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
	return height > 0 && bottom > 0 && top < innerHeight;
}

export function AnswerButtons({ booking, onOver, primary = true, order, className }: AnswerButtonsProps) {
	const { request: t } = useScreenTexts<{ request: AnswerTexts; declining: DecliningTexts }>();
	const errorText = useErrorText();
	const [isDeclining, setDeclining] = useState(false);
	const accepts = useRef<HTMLButtonElement>(null);
	const declines = useRef<HTMLButtonElement>(null);
	// The reason of a failed decline is displayed in the dialog, which opens again over the current view.
	const isErrorVisible = { accept: () => isInView(accepts.current), decline: () => declines.current !== null };
	const { accept, decline, acceptError, declineError } = useAnswer(booking, isErrorVisible, () => {
		setDeclining(false);
		onOver();
	});
	// The answer is displayed optimistically, so it can be given only once.
	const disabled = accept.isPending || decline.isPending || booking.status !== 'REQUESTED';
	const stacked = order === 'stacked';
	const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
	const buttons = [
		may('ACCEPT') && (
			<Button
				key="accept"
				ref={accepts}
				variant={primary ? 'primary' : 'secondary'}
				size={stacked ? 'large' : 'normal'}
				wide={stacked}
				className={className}
				disabled={disabled}
				busy={accept.isPending && t.accepting}
				keepsFocus
				onClick={() => accept.mutate()}
			>
				{t.accept}
			</Button>
		),
		may('DECLINE') && (
			<Button
				key="decline"
				ref={declines}
				wide={stacked}
				className={className}
				disabled={disabled}
				busy={decline.isPending && t.declining}
				keepsFocus
				aria-haspopup="dialog"
				onPointerEnter={preloadDialog}
				onClick={() => setDeclining(true)}
			>
				{t.decline}
			</Button>
		),
	];
	return (
		<>
			{acceptError && may('ACCEPT') && (
				<div className="col-span-full basis-full rounded-control bg-danger-soft p-3">
					<FieldError>{errorText(acceptError, t.acceptFailed)}</FieldError>
				</div>
			)}
			{order === 'accept-last' ? buttons.toReversed() : buttons}
			<DeclineDialog
				booking={booking}
				open={isDeclining && !decline.isPending}
				onOpenChange={setDeclining}
				decline={decline}
				error={declineError}
			/>
		</>
	);
}
