/** Button that opens the conversation with the owner; visitors sign in first and continue there. */
import { MessageSquareText } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Car } from '#contract/cars.ts';
import { inquire } from '#contract/messaging.ts';
import { call } from '#web/browser/api.ts';
import { pendingInquiry } from '#web/browser/device/pending-car.ts';
import { carAddress } from '#web/features/cars/stay.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { FurtherTexts } from './further/texts.en.ts';

export function MessageOwner({ car }: { car: Car }) {
	const t = useScreenTexts<FurtherTexts>();
	const user = useCurrentUser();
	const [, navigate] = useLocation();
	const search = useSearch();
	const ask = useActionMutation({
		call: () => call(inquire, { params: { id: car.id } }),
		failed: t.messageFailed,
		onDone: ({ id }) => navigate(`/messages/${id}`),
	});
	const { mutate } = ask;
	const userId = user?.id;
	const isOwn = userId === car.ownerId;
	useEffect(() => {
		if (userId && pendingInquiry.pop() === car.id && !isOwn) mutate();
	}, [userId, isOwn, car.id, mutate]);
	// Not for super admins, who cannot rent, nor for the owner.
	if (isOwn || user?.role === 'SUPER_ADMIN') return null;
	const press = () => {
		if (user) return ask.mutate();
		pendingInquiry.save(car.id);
		location.assign(loginAddress(carAddress(car.slug) + (search && `?${search}`)));
	};
	return (
		<Button data-testid="message-owner" busy={ask.isPending} onClick={press} className="needs-script max-sm:w-full">
			{!ask.isPending && <MessageSquareText aria-hidden className="size-5" />}
			{t.messageOwner}
		</Button>
	);
}
