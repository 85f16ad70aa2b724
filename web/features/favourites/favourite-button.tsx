/** Favourite button of a car. The server never renders it filled, so that a shared cached page reveals nothing; the saving code is loaded separately, by visitors only on press. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Heart as HeartIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { User } from '#contract/identity.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { useToast } from '#web/ui/toast.tsx';
import { favouriteIdsRead } from './favourite-ids.ts';

const pressing = () => import('./toggle-favourite.ts');

type FavouriteButtonProps = { car: { id: string; title: string }; className?: string };

export function FavouriteButton(props: FavouriteButtonProps) {
	const user = useCurrentUser();
	// Visitors need no query per car.
	return user ? <UserHeart {...props} user={user} /> : <HeartButton {...props} user={null} saved={false} />;
}

function UserHeart(props: FavouriteButtonProps & { user: User }) {
	const { data } = useQuery(favouriteIdsRead);
	return <HeartButton {...props} saved={data?.includes(props.car.id) ?? false} />;
}

function HeartButton({ car, className, user, saved }: FavouriteButtonProps & { user: User | null; saved: boolean }) {
	const { language } = useLanguage();
	const { favourites: t } = useTexts();
	const client = useQueryClient();
	const toast = useToast();
	// Preloaded, so that the call is made right after the press and is not lost if the page is left at once.
	useEffect(() => {
		if (user) pressing().catch(() => undefined);
	}, [user]);
	const press = () =>
		pressing().then(
			({ toggleFavourite }) =>
				toggleFavourite(client, {
					carId: car.id,
					saved,
					signedIn: user !== null,
					failed: () => toast({ title: t.failed, tone: 'danger' }),
				}),
			() => toast({ title: t.failed, tone: 'danger' }),
		);
	return (
		<button
			type="button"
			aria-pressed={saved}
			aria-label={t.save(carTitleOf(car, language))}
			data-tooltip={saved ? t.saved : t.unsaved}
			onClick={() => void press()}
			className={clsx(
				'needs-script grid size-11 place-items-center rounded-pill bg-surface text-primary shadow-card transition-transform active:scale-90',
				className,
			)}
		>
			<HeartIcon aria-hidden className={clsx('size-5', saved && 'fill-primary')} />
		</button>
	);
}
