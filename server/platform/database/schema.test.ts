/** If the contract and a CHECK list the same values, they agree. If this test does not compile, the types differ; `npm run check` names the line. */
import { expectTypeOf, it } from 'vitest';
import type { BookingReminderKind } from '#contract/booking-life.ts';
import type { BookingStatus, bookingPaymentStatuses, CancelCode } from '#contract/bookings.ts';
import type { SourceProblem } from '#contract/calendar.ts';
import type { BodyType, Fuel, Transmission } from '#contract/car-attributes.ts';
import type { Car, CarTerms } from '#contract/cars.ts';
import type { ClaimOutcome, ClaimSide, ClaimStatus } from '#contract/claim-shapes.ts';
import type { Role } from '#contract/endpoint.ts';
import type { HandoverPhase, HandoverShot, HandoverSide } from '#contract/handover.ts';
import type { kycStatuses } from '#contract/identity.ts';
import type { ViewReason } from '#contract/kyc.ts';
import type { plateClasses } from '#contract/listing-form.ts';
import type { conversationKinds, messageKinds } from '#contract/messaging.ts';
import type { Channel, NotificationTopic } from '#contract/notification-choices.ts';
import type { refundStates } from '#contract/payments.ts';
import type { PayoutState } from '#contract/payout-batches.ts';
import type { PayoutSource } from '#contract/payouts.ts';
import type { differenceKinds } from '#contract/reconciliation.ts';
import type { ReportReason, ReviewSide } from '#contract/reviews.ts';
import type { DeductionType, SettlementStatus } from '#contract/settlements.ts';
import type { PaymentState } from '#server/providers/gateway/port.ts';
import type * as schema from './schema.ts';

type Of<List extends readonly string[]> = List[number];

it('the lists of cars', () => {
	expectTypeOf<BodyType>().toEqualTypeOf<schema.CarsBodyType>();
	expectTypeOf<Transmission>().toEqualTypeOf<schema.CarsTransmission>();
	expectTypeOf<Fuel>().toEqualTypeOf<schema.CarsFuel>();
	expectTypeOf<Of<typeof plateClasses>>().toEqualTypeOf<schema.CarsPlateClass>();
	expectTypeOf<Car['verificationStatus']>().toEqualTypeOf<schema.CarsVerificationStatus>();
	expectTypeOf<Car['depositMode']>().toEqualTypeOf<schema.MarketSettingsDepositMode>();
	expectTypeOf<CarTerms['cancellationPolicy']>().toEqualTypeOf<schema.CarsCancellationPolicy>();
	expectTypeOf<SourceProblem>().toEqualTypeOf<schema.CalendarSourcesProblem>();
});

it('the lists of bookings and what follows from them', () => {
	expectTypeOf<BookingStatus>().toEqualTypeOf<schema.BookingsStatus>();
	expectTypeOf<Of<typeof bookingPaymentStatuses>>().toEqualTypeOf<schema.BookingsPaymentStatus>();
	expectTypeOf<CancelCode>().toEqualTypeOf<schema.BookingsCancelCode>();
	expectTypeOf<BookingReminderKind>().toEqualTypeOf<schema.BookingRemindersKind>();
	expectTypeOf<HandoverPhase>().toEqualTypeOf<schema.HandoverRecordsPhase>();
	expectTypeOf<HandoverSide>().toEqualTypeOf<schema.HandoverRecordsSide>();
	expectTypeOf<HandoverShot>().toEqualTypeOf<schema.HandoverPhotosShot>();
	expectTypeOf<ClaimStatus>().toEqualTypeOf<schema.ClaimsStatus>();
	expectTypeOf<ClaimOutcome>().toEqualTypeOf<schema.ClaimsOutcome>();
	expectTypeOf<ClaimSide>().toEqualTypeOf<schema.ClaimPhotosSide>();
	expectTypeOf<DeductionType>().toEqualTypeOf<schema.ClaimItemsType>();
	expectTypeOf<ReviewSide>().toEqualTypeOf<schema.ReviewsSide>();
	expectTypeOf<ReportReason>().toEqualTypeOf<schema.ReviewReportsReason>();
});

it('the lists of money', () => {
	expectTypeOf<PaymentState>().toEqualTypeOf<schema.PaymentsState>();
	expectTypeOf<Of<typeof refundStates>>().toEqualTypeOf<schema.RefundsState>();
	expectTypeOf<SettlementStatus>().toEqualTypeOf<schema.SettlementsStatus>();
	expectTypeOf<PayoutSource>().toEqualTypeOf<schema.PayoutsSource>();
	expectTypeOf<PayoutState>().toEqualTypeOf<schema.PayoutsState>();
	expectTypeOf<Of<typeof differenceKinds>>().toEqualTypeOf<schema.GatewayDifferencesKind>();
});

it('the lists of people and of messages to them', () => {
	expectTypeOf<Role>().toEqualTypeOf<schema.UsersRole>();
	expectTypeOf<Of<typeof kycStatuses>>().toEqualTypeOf<schema.UsersKycStatus>();
	// A person's own view of a document is recorded but not displayed.
	expectTypeOf<ViewReason | 'OWN'>().toEqualTypeOf<schema.IdentityDocumentViewsReason>();
	expectTypeOf<Of<typeof conversationKinds>>().toEqualTypeOf<schema.ConversationsKind>();
	expectTypeOf<Of<typeof messageKinds>>().toEqualTypeOf<schema.MessagesKind>();
	expectTypeOf<Channel>().toEqualTypeOf<schema.NotificationChoicesChannel>();
	expectTypeOf<NotificationTopic>().toEqualTypeOf<schema.NotificationChoicesTopic>();
});
