/** The number by which people tell bookings apart: the beginning of the id, which is enough. */

const SHOWN_OF_ID = 8;

export function BookingNumber({ id }: { id: string }) {
	return (
		<bdi dir="ltr" className="numbers">
			#{id.slice(0, SHOWN_OF_ID)}
		</bdi>
	);
}
