/** Displayed if a booking does not exist, belongs to another person, or failed to load. */
import { CalendarX2 } from 'lucide-react';
import { isRefusal } from '#web/browser/fetching.ts';
import { SwitchSide } from '#web/features/session/switch-side.tsx';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Result } from './result.tsx';
import type { BookingTexts } from './texts.en.ts';
import { useIsOwnersPage } from './use-booking.ts';

type BookingMissingProps = {
	error: unknown;
	/** Refetches it, if that may help. */
	retry(): void;
	busy: boolean;
	/** False on screens without a head of their own (`ownHead`): they have a title already. */
	head?: boolean;
};

export function BookingMissing({ error, retry, busy, head = true }: BookingMissingProps) {
	const { missing: t } = useScreenTexts<{ booking: BookingTexts }>().booking;
	const { states, owner } = useTexts();
	const isOwners = useIsOwnersPage();
	const errorText = useErrorText();
	const final = isRefusal(error, 'BOOKING_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
	return (
		<div className={isOwners ? 'mx-auto max-w-2xl' : 'container-page max-w-2xl pt-6 pb-16 md:pt-10'}>
			{head && <PageHead title={t.title} />}
			<Result
				icon={<CalendarX2 aria-hidden />}
				title={t.title}
				hint={<p>{final ? t.hint : `${t.failed}. ${errorText(error)}`}</p>}
				actions={
					<>
						{!final && (
							<Button variant="primary" size="large" busy={busy} onClick={retry}>
								{states.retry}
							</Button>
						)}
						<LinkButton href={isOwners ? '/owner/bookings' : '/trips'} variant={final ? 'primary' : 'secondary'} size="large">
							{isOwners ? owner.bookings : t.trips}
						</LinkButton>
					</>
				}
			/>
			{final && <SwitchSide />}
		</div>
	);
}
