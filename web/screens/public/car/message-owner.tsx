/** Button that opens the conversation with the owner; visitors sign in first and continue there. */
import { useMutation } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Car } from '#contract/cars.ts';
import { inquire } from '#contract/messaging.ts';
import { call } from '#web/browser/api.ts';
import { carAddress } from '#web/features/cars/car-card.tsx';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { popPendingInquiry, savePendingInquiry } from './pending-inquiry.ts';
import type { CarTexts } from './texts.en.ts';

export function MessageOwner({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts>();
	const user = useCurrentUser();
	const [, navigate] = useLocation();
	const search = useSearch();
	const toast = useToast();
	const errorText = useErrorText();
	const ask = useMutation({
		mutationFn: () => call(inquire, { params: { id: car.id } }),
		onSuccess: ({ id }) => navigate(`/messages/${id}`),
		onError: (error) => toast({ title: t.messageFailed, description: errorText(error), tone: 'danger' }),
	});
	const { mutate } = ask;
	const userId = user?.id;
	const isOwn = userId === car.ownerId;
	useEffect(() => {
		if (userId && popPendingInquiry(car.id) && !isOwn) mutate();
	}, [userId, isOwn, car.id, mutate]);
	// Not for super admins, who cannot rent, nor for the owner.
	if (isOwn || user?.role === 'SUPER_ADMIN') return null;
	const press = () => {
		if (user) return ask.mutate();
		savePendingInquiry(car.id);
		location.assign(loginAddress(carAddress(car.slug) + (search && `?${search}`)));
	};
	return (
		<Button data-testid="message-owner" busy={ask.isPending} onClick={press} className="needs-script mt-5">
			{!ask.isPending && <MessageSquareText aria-hidden className="size-5" />}
			{t.messageOwner}
		</Button>
	);
}
