/** Revokes an approved identity: shows the person's bookings to come first, and asks for the reason, which they will read. */

import { useQuery } from '@tanstack/react-query';
import { type AdminBooking, adminBookings, adminStats } from '#contract/admin.ts';
import { pendingKyc, revokeKyc } from '#contract/kyc.ts';
import { type AdminUser, listUsers } from '#contract/people.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { statusLabel } from '#web/features/bookings/status.ts';
import { nameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { DeskTexts } from './texts.en.ts';

const MAX_LENGTH = 1000;
/** Maximum of one response. */
const LIMIT = 100;

type RevokeDialogProps = { person: AdminUser; name: string; open: boolean; onClose(): void };

export default function RevokeDialog({ person, name, open, onClose }: RevokeDialogProps) {
	const { approved: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const bookings = useQuery({ ...queryFor(adminBookings, { query: { openFor: person.id, limit: LIMIT } }), enabled: open });
	const revoke = useActionMutation({
		call: (notes: string) => call(revokeKyc, { params: { userId: person.id }, body: { notes } }),
		...{ refreshes: [listUsers, pendingKyc, adminStats], done: t.revoked, failed: t.revokeFailed, onDone: onClose },
	});
	return (
		<ReasonDialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={t.title(name)}
			description={t.lead}
			texts={{ label: t.reason, hint: t.reasonHint, back: t.back, confirm: t.confirm, busy: t.busy }}
			name="notes"
			rows={4}
			maxLength={MAX_LENGTH}
			whenEmpty={{ say: t.reasonRequired }}
			isBlocked={!bookings.data}
			busy={revoke.isPending}
			before={
				bookings.error ? (
					<ErrorState title={t.bookingsError} error={bookings.error} retry={() => void bookings.refetch()} busy={bookings.isFetching} />
				) : (
					<UpcomingBookings bookings={bookings.data} />
				)
			}
			onSubmit={revoke.mutate}
		/>
	);
}

/** Beginning of the id, by which the list of bookings displays and finds a booking. */
const numberOf = ({ id }: AdminBooking): string => id.slice(0, 8);

function UpcomingBookings({ bookings }: { bookings: readonly AdminBooking[] | undefined }) {
	const { approved: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language, texts } = useLanguage();
	return (
		<section aria-busy={!bookings || undefined}>
			<h3 className="font-medium text-sm">{t.bookings}</h3>
			{!bookings && <Skeleton className="mt-2 h-12 w-full" />}
			{bookings?.length === 0 && <p className="text-muted text-sm">{t.noBookings}</p>}
			{bookings && bookings.length > 0 && (
				<>
					<p className="text-muted text-sm">{t.bookingsHint}</p>
					<ul className="mt-2 max-h-56 divide-y divide-line overflow-y-auto rounded-control border border-line">
						{bookings.map((booking) => (
							<li key={booking.id}>
								<a
									href={`/admin?tab=bookings&q=${numberOf(booking)}`}
									target="_blank"
									rel="noreferrer"
									className="block min-h-11 px-3 py-2 text-sm hover:bg-sunken"
								>
									<bdi className="font-medium">{namedCarOf(booking, language)}</bdi> · {texts.bookingStatus[statusLabel(booking)]}
									<span suppressHydrationWarning className="numbers block text-muted">
										{format.dateRange(booking.startDate, booking.endDate)} · <bdi>{nameOf(booking.renter, language)}</bdi> –{' '}
										<bdi>{nameOf(booking.owner, language)}</bdi>
									</span>
								</a>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
