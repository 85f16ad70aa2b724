/** Form of a new or existing car: sections, draft storage, and saving. */
import { type FormEvent, Suspense, useCallback, useEffect } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { OwnerCar } from '#contract/listing.ts';
import { ApiError } from '#web/browser/api.ts';
import { useUploadError } from '#web/features/uploads/upload-error.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Basics } from './basics.tsx';
import { CarDocuments } from './car-documents.tsx';
import { check, loadCheck } from './check.ts';
import { OwnWords } from './own-words.tsx';
import { Photos } from './photos.tsx';
import { Preview } from './preview.tsx';
import { Pricing, type Terms } from './pricing.tsx';
import type { ListingTexts } from './texts.en.ts';
import { useListingDraft } from './use-listing-draft.ts';
import { usePhotos } from './use-photos.ts';
import { useSave } from './use-save.ts';
import { type ListingValues, wordValues } from './values.ts';

/** Most visits restore no draft. */
const DraftNotice = lazyComponent(() => import('./draft-notice.tsx'));

const MY_CARS = '/owner/cars';
/** A call names the photo that it refuses; the form shows one error for all photos. */
const OF_PHOTOS = /^(?:url|photos)\b/;
/** Fields of the call for the owner's texts, which the form has below `words`. */
const OF_WORDS = /^(?:texts|rules)\./;
const noPhotos: OwnerCar['photos'] = [];

type ListingFormProps = {
	userId: string;
	/** The edited car; null for a new one. */
	car: OwnerCar | null;
	initial: ListingValues;
	terms: Terms | undefined;
};

/** The field that a call refuses, by its name in the form. */
function fieldOf(name: string): FieldPath<ListingValues> {
	const field = OF_PHOTOS.test(name) ? 'photoUrls' : OF_WORDS.test(name) ? `words.${name}` : name;
	return field as FieldPath<ListingValues>;
}

export function ListingForm({ userId, car, initial, terms }: ListingFormProps) {
	const { submit: t, photos: photoTexts, upload, ownWords } = useScreenTexts<ListingTexts>();
	const format = useFormat();
	const toast = useToast();
	const errorText = useErrorText();
	const uploadError = useUploadError();
	const [, navigate] = useLocation();
	const form = useForm<ListingValues>({ defaultValues: initial, resolver: check });
	const photos = usePhotos(car?.photos ?? noPhotos, (error) =>
		toast({ title: upload.error, description: uploadError(error), tone: 'danger' }),
	);
	const draft = useListingDraft({ userId, carId: car?.id ?? null, form, photos, initial, carPhotos: car?.photos ?? noPhotos });
	const { setValue, setError, formState } = form;
	const uploaded = photos.items.filter(({ step }) => step !== 'sending');
	const sending = uploaded.length < photos.items.length;
	const checked = formState.isSubmitted;
	const names = uploaded.map(({ key }) => key).join();
	useEffect(() => {
		setValue('photoUrls', names === '' ? [] : names.split(','), { shouldValidate: checked });
	}, [names, checked, setValue]);

	const showRefusal = useCallback(
		(error: unknown) => {
			if (!(error instanceof ApiError)) return;
			for (const [name, message] of Object.entries(error.fields)) setError(fieldOf(name), { message }, { shouldFocus: true });
		},
		[setError],
	);
	const save = useSave({
		car,
		storedWords: car ? initial.words : wordValues(),
		photos,
		// The car now exists on the server as a draft, so the local draft is stored under its id.
		onCreated: (carId) => draft.moveTo(carId),
		onSaved: ({ masked }) => {
			draft.finish();
			const again = car !== null && (car.verificationStatus === 'REJECTED' || car.state === 'DRAFT');
			const title = car === null || car.state === 'DRAFT' ? t.listed : again ? t.savedAgain : t.saved;
			toast({ title, description: masked ? ownWords.masked : car === null || again ? t.listedHint : undefined, tone: 'positive' });
			navigate(MY_CARS);
		},
		onFailed: (error, created) => {
			showRefusal(error);
			const title = car ? t.saveFailed : t.failed;
			toast({ title, description: created ? t.half : errorText(error, t.failedCall), tone: 'danger' });
			if (created) navigate(`/owner/cars/${created}/edit`, { replace: true });
		},
	});
	const errorCount = Object.keys(formState.errors).length;
	const submit = (event: FormEvent) => {
		form
			.handleSubmit((values) => save.mutate(values))(event)
			.catch((error: unknown) => {
				// The schema could not be loaded.
				toast({ title: car ? t.saveFailed : t.failed, description: errorText(error, t.failedCall), tone: 'danger' });
			});
	};
	const preload = () => void loadCheck().catch(() => undefined);
	const label = car === null ? t.list : car.state === 'DRAFT' ? t.finish : t.save;
	return (
		<FormProvider {...form}>
			<form
				method="post"
				noValidate
				onFocus={preload}
				onSubmit={submit}
				className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-8"
			>
				<div className="grid min-w-0 gap-6">
					{draft.isRestored && (
						<Suspense>
							<DraftNotice onStartOver={draft.startOver} />
						</Suspense>
					)}
					<Basics />
					<Photos photos={photos} />
					<OwnWords />
					<Pricing terms={terms} />
					<CarDocuments car={car} terms={terms} />
					<div className="flex flex-col gap-3 border-line border-t pt-6 sm:flex-row sm:items-center sm:justify-end">
						<div className="sm:me-auto" role="status">
							{checked && errorCount > 0 && <FieldError>{format.plural(t.check, errorCount)}</FieldError>}
							{sending && <p className="text-muted text-sm">{photoTexts.stillSending}</p>}
							{!sending && uploaded.length === 0 && <p className="text-muted text-sm">{t.needsPhoto}</p>}
						</div>
						<LinkButton href={MY_CARS} size="large" className="max-sm:order-1">
							{t.cancel}
						</LinkButton>
						<Button
							type="submit"
							variant="primary"
							size="large"
							disabled={uploaded.length === 0 || sending}
							busy={save.isPending && (car ? t.saving : t.creating)}
						>
							{label}
						</Button>
					</div>
				</div>
				<div className="sticky top-24 max-xl:hidden">
					<Preview photo={photos.items[0]} />
				</div>
			</form>
		</FormProvider>
	);
}
