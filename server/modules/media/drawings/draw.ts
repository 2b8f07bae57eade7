import { bathroom } from './bathroom.ts';
import { doors } from './doors.ts';
import { electrics } from './electrical.ts';
import { fasteners } from './fasteners.ts';
import { setOnGround } from './frame.ts';
import type { DrawingKind } from './kinds.ts';
import { kitchen } from './kitchen.ts';
import { masonry } from './masonry.ts';
import { paints } from './paint.ts';
import { type Drawing, penOf } from './parts.ts';
import { plumbing } from './plumbing.ts';
import { powerTools } from './power-tools.ts';
import { roofing } from './roofing.ts';
import { sacks } from './sacks.ts';
import { safety } from './safety.ts';
import { steelwork } from './steel.ts';
import { tiling } from './tiles.ts';
import { tools } from './tools.ts';
import { boards } from './wood.ts';

const drawings: Record<DrawingKind, Drawing> = {
  'cement-sack': sacks.cementSack,
  'mortar-sack': sacks.mortarSack,
  'white-cement-sack': sacks.whiteCementSack,
  'adhesive-sack': sacks.adhesiveSack,
  'waterproofing-pail': paints.waterproofingPail,
  'aerated-block': masonry.aeratedBlock,
  'red-brick': masonry.redBrick,
  'concrete-block': masonry.concreteBlock,
  'sand-heap': masonry.sandHeap,
  'gravel-heap': masonry.gravelHeap,
  'paving-block': masonry.pavingBlock,
  'rebar-deformed': steelwork.rebarDeformed,
  'rebar-plain': steelwork.rebarPlain,
  'wire-mesh': steelwork.wireMesh,
  'steel-channel': steelwork.steelChannel,
  'hollow-tube': steelwork.hollowTube,
  'corrugated-sheet': roofing.corrugatedSheet,
  'spandek-sheet': roofing.spandekSheet,
  'metal-roof-tile': roofing.metalRoofTile,
  'gypsum-board': roofing.gypsumBoard,
  gutter: roofing.gutter,
  'floor-tile': tiling.floorTile,
  'granite-tile': tiling.graniteTile,
  'wall-tile': tiling.wallTile,
  'grout-bag': sacks.groutBag,
  'paint-pail': paints.paintPail,
  'paint-gallon': paints.paintGallon,
  'paint-can': paints.paintCan,
  'paint-brush': paints.paintBrush,
  'paint-roller': paints.paintRoller,
  'pvc-pipe': plumbing.pvcPipe,
  'pipe-elbow': plumbing.pipeElbow,
  'pipe-tee': plumbing.pipeTee,
  'water-tank': plumbing.waterTank,
  'water-pump': plumbing.waterPump,
  'ball-valve': plumbing.ballValve,
  'cable-roll': electrics.cableRoll,
  'led-bulb': electrics.ledBulb,
  'lamp-downlight': electrics.lampDownlight,
  'wall-switch': electrics.wallSwitch,
  'wall-socket': electrics.wallSocket,
  'circuit-breaker': electrics.circuitBreaker,
  'distribution-box': electrics.distributionBox,
  drill: powerTools.drill,
  'angle-grinder': powerTools.angleGrinder,
  welder: powerTools.welder,
  'circular-saw': powerTools.circularSaw,
  hammer: tools.hammer,
  trowel: tools.trowel,
  'tape-measure': tools.tapeMeasure,
  'spirit-level': tools.spiritLevel,
  pliers: tools.pliers,
  screwdriver: tools.screwdriver,
  wheelbarrow: tools.wheelbarrow,
  'safety-helmet': safety.safetyHelmet,
  'safety-gloves': safety.safetyGloves,
  'safety-boots': safety.safetyBoots,
  ladder: safety.ladder,
  toilet: bathroom.toilet,
  'squat-toilet': bathroom.squatToilet,
  washbasin: bathroom.washbasin,
  faucet: bathroom.faucet,
  'shower-set': bathroom.showerSet,
  'floor-drain': bathroom.floorDrain,
  'panel-door': doors.panelDoor,
  'pvc-door': doors.pvcDoor,
  'aluminium-window': doors.aluminiumWindow,
  'door-lock': doors.doorLock,
  hinge: doors.hinge,
  padlock: doors.padlock,
  plywood: boards.plywood,
  timber: boards.timber,
  'cement-board': boards.cementBoard,
  blockboard: boards.blockboard,
  'gas-stove': kitchen.gasStove,
  'kitchen-sink': kitchen.kitchenSink,
  'air-conditioner': kitchen.airConditioner,
  refrigerator: kitchen.refrigerator,
  'range-hood': kitchen.rangeHood,
  fan: kitchen.fan,
  'water-heater': kitchen.waterHeater,
  'rice-cooker': kitchen.riceCooker,
  nails: fasteners.nails,
  screws: fasteners.screws,
  'anchor-bolt': fasteners.anchorBolt,
  'glue-tube': fasteners.glueTube,
  'silicone-tube': fasteners.siliconeTube,
  'wire-coil': fasteners.wireCoil,
};

export type DrawingOptions = { readonly hue: number; readonly label?: string };

/**
 * A product picture as a complete SVG document of 320 by 320, under 2,048 bytes, the same for the same arguments.
 * `hue` (degrees, any number) colours packaging, paint and brand parts; `label` is printed where the product has room
 * and is cut to ten characters.
 */
export function drawProduct(kind: DrawingKind, { hue, label = '' }: DrawingOptions): string {
  const turn = ((Math.round(hue) % 360) + 360) % 360;
  const word = [...label.trim()].slice(0, 10).join('').trimEnd();
  return setOnGround(turn, drawings[kind](penOf(turn, word)).join(''));
}
