import { box, clone, type Drawing, disc, faint, gradient, type Pen, print, shadow, shape, slab, stroke, white } from './parts.ts';

const body = (pen: Pen): string => gradient('m', 'slant', [0, pen.brand[0]], [0.5, pen.brand[1]], [1, pen.brand[2]]);

const oneDoorFridge: Drawing = pen => {
  const [light, base, , deep] = pen.brand;
  return [
    shadow(178, 274, 104, 13),
    shape('#24211e', 'M86 262h18v12h-18zM190 262h18v12h-18z'),
    box(76, 72, 142, 192, 36, 18, [light, base, deep]),
    body(pen),
    slab('url(#m)', 76, 72, 142, 192, 6),
    shape('#fff', 'M84 204l92-132h34l-118 168h-8z', faint(0.25)),
    slab('#f4f2ee', 88, 120, 9, 70, 4),
    stroke('#fff', 2, 'M80 74h134', faint(0.8)),
    stroke(deep, 3, 'M232 84v166M242 78v166', faint(0.4)),
    print(pen.label, 158, 104, 17, pen.onBrand, 96),
    print(pen.size, 158, 244, 17, pen.onBrand, 80),
  ];
};

const chestFreezer: Drawing = pen => {
  const pale = white(pen);
  return [
    shadow(172, 264, 142, 15),
    box(30, 126, 224, 130, 44, 26, [pale[0], pale[1], pale[3]]),
    shape(pale[3], 'M28 126l46-30h226l-46 30z'),
    shape('#fff', 'M26 112l46-30h226l-44 30z'),
    shape(pale[2], 'M26 112h228v14h-228z'),
    shape(pale[3], 'M254 112l44-30v14l-44 30z'),
    slab('#8d949c', 126, 114, 34, 8, 3),
    slab(pen.brand[1], 30, 226, 224, 10),
    print(pen.label, 142, 186, 28, pen.brand[2], 150),
    print(pen.size, 142, 212, 18, pale[3], 100),
    stroke(pale[3], 4, 'M212 146h28M212 154h28M212 162h28'),
    shape('#24211e', 'M40 256h20v10h-20zM224 256h20v10h-20z'),
  ];
};

const showcase: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const bottles = ['#c8382c', '#e8a12c', '#3f9a52', '#2f6fc4']
    .map((colour, i) => shape(colour, `M${106 + i * 25} 86q0-8 4-8v-8h7v8q4 0 4 8v26h-15z`))
    .join('');
  return [
    shadow(176, 276, 96, 11),
    box(80, 30, 140, 240, 28, 14, [light, base, deep]),
    slab(shade, 80, 30, 140, 34),
    print(pen.label, 150, 55, 21, pen.onBrand, 120),
    slab('#203038', 90, 66, 120, 172),
    `<defs><g id="k">${bottles}${slab('#aeb8be', 92, 113, 116, 4)}</g></defs>`,
    clone('k', 0, 4),
    clone('k', 0, 60),
    clone('k', 0, 116),
    shape('#dff1f7', 'M90 66h120v172h-120z', faint(0.2)),
    shape('#fff', 'M96 206l82-140h24l-98 168h-8z', faint(0.25)),
    slab('#d9dde1', 200, 130, 6, 60, 3),
    print(pen.size, 150, 260, 14, pen.onBrand, 80),
  ];
};

const waterDispenser: Drawing = pen => {
  const pale = white(pen);
  const [, base, shade] = pen.brand;
  const bottle =
    pen.form === 'galon-bawah'
      ? ''
      : shape('#5fb0dc', 'M112 36q0-16 18-16h56q18 0 18 16v48l-20 18h-52l-20-18z', faint(0.85)) +
        shape('#fff', 'M122 32h10v58h-10z', faint(0.6)) +
        stroke('#2f7fb0', 3, 'M112 56h92M112 72h92', faint(0.6));
  return [
    shadow(172, 276, 84, 11),
    bottle,
    box(92, 96, 132, 174, 24, 12, [pale[0], pale[1], pale[3]]),
    slab('#3a3632', 106, 128, 104, 62, 6),
    slab('#2f6fc4', 124, 132, 16, 20, 3),
    slab('#c8382c', 176, 132, 16, 20, 3),
    slab('#6d6760', 112, 180, 92, 8, 3),
    print(pen.label, 158, 118, 15, shade, 100),
    slab(pale[3], 106, 200, 104, 60, 4),
    slab(pale[0], 104, 198, 104, 60, 4),
    slab(base, 104, 250, 104, 8),
    disc(pale[3], 196, 226, 4),
  ];
};

export const cooling = { oneDoorFridge, chestFreezer, showcase, waterDispenser };
