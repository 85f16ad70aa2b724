/** Owners of the demo other than owner@ and owner2@. */
import { type MemberRow, members } from './person.ts';

const rows: readonly MemberRow[] = [
	['Ahmad', 'Zoubi', 'أحمد الزعبي', 'man', '2020-11-08', 'ar'],
	['Rami', 'Haddadin', 'رامي حدادين', 'man', '2021-02-21', 'en'],
	['Nour', 'Majali', 'نور المجالي', 'veiled woman', '2022-05-17', 'ar'],
	['Yousef', 'Abu Ghosh', 'يوسف أبو غوش', 'man', '2023-01-10', 'en'],
	['Mohammad', 'Huwaitat', 'محمد الحويطات', 'man', '2020-06-30', 'ar'],
	['Ibrahim', 'Hasanat', 'إبراهيم الحسنات', 'man', '2021-07-12', 'ar'],
	['Tala', 'Nabulsi', 'تالا النابلسي', 'woman', '2024-03-05', 'en'],
	['Anas', 'Momani', 'أنس المومني', 'man', '2022-10-26', 'ar'],
	['Haneen', 'Atoum', 'حنين العتوم', 'veiled woman', '2023-08-14', 'ar'],
	['Basel', 'Arabiyat', 'باسل العربيات', 'man', '2021-12-01', 'en'],
	['Mays', 'Halasa', 'ميس هلسة', 'woman', '2025-02-09', 'en'],
	['Sami', 'Gharaibeh', 'سامي غرايبة', 'man', '2023-11-20', 'ar'],
	['Hamzeh', 'Ajarmeh', 'حمزة العجارمة', 'man', '2024-09-18', 'ar'],
	['Laith', 'Khasawneh', 'ليث الخصاونة', 'man', '2022-02-03', 'en'],
	['Rana', 'Madanat', 'رنا المدانات', 'woman', '2024-06-11', 'en'],
];

export const owners = members(rows, 10);
