import { bars } from './bars.ts';
import { basins } from './basins.ts';
import { bathroom } from './bathroom.ts';
import { blocks } from './blocks.ts';
import { bolts } from './bolts.ts';
import { tonesOfColour } from './colours.ts';
import { cooling } from './cooling.ts';
import { doors } from './doors.ts';
import { electrics } from './electrical.ts';
import { fans } from './fans.ts';
import { fasteners } from './fasteners.ts';
import { fittings } from './fittings.ts';
import { setOnGround } from './frame.ts';
import { handTools } from './hand-tools.ts';
import { ironmongery } from './ironmongery.ts';
import type { DrawingKind } from './kinds.ts';
import { kitchen } from './kitchen.ts';
import { lamps } from './lamps.ts';
import { type Look, plainLook, printedSize } from './looks.ts';
import { machines } from './machines.ts';
import { masonry } from './masonry.ts';
import { measuring } from './measuring.ts';
import { packs } from './packs.ts';
import { paints } from './paint.ts';
import { type Drawing, penOf } from './parts.ts';
import { planks } from './planks.ts';
import { plumbing } from './plumbing.ts';
import { powerTools } from './power-tools.ts';
import { protection } from './protection.ts';
import { rolls } from './rolls.ts';
import { roofing } from './roofing.ts';
import { sacks } from './sacks.ts';
import { safety } from './safety.ts';
import { sinks } from './sinks.ts';
import { steelwork } from './steel.ts';
import { stoves } from './stoves.ts';
import { surfaces } from './surfaces.ts';
import { taps } from './taps.ts';
import { tiling } from './tiles.ts';
import { tools } from './tools.ts';
import { traits } from './traits.ts';
import { trim } from './trim.ts';
import { water } from './water.ts';
import { windows } from './windows.ts';
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
  'membrane-roll': rolls.membraneRoll,
  'sheet-roll': rolls.sheetRoll,
  'mesh-roll': rolls.meshRoll,
  'hose-coil': rolls.hoseCoil,
  'seal-tape': rolls.sealTape,
  'hollow-brick': blocks.hollowBrick,
  lintel: blocks.lintel,
  kerb: blocks.kerb,
  'breeze-block': blocks.breezeBlock,
  'air-vent': blocks.airVent,
  'paving-brick': blocks.pavingBrick,
  'grass-block': blocks.grassBlock,
  stirrup: bars.stirrup,
  'rebar-cage': bars.rebarCage,
  'brc-fence': bars.brcFence,
  'angle-bar': bars.angleBar,
  'square-bar': bars.squareBar,
  'hat-batten': bars.hatBatten,
  'ground-rod': bars.groundRod,
  'ridge-cap': trim.ridgeCap,
  'pvc-panel': trim.pvcPanel,
  cornice: trim.cornice,
  flashing: trim.flashing,
  'plain-tile': surfaces.plainTile,
  'wood-tile': surfaces.woodTile,
  'terrazzo-tile': surfaces.terrazzoTile,
  'marble-tile': surfaces.marbleTile,
  'stone-tile': surfaces.stoneTile,
  'pebble-tile': surfaces.pebbleTile,
  carton: packs.carton,
  'plain-sack': packs.plainSack,
  jerrycan: packs.jerrycan,
  'foam-can': packs.foamCan,
  'epoxy-tubes': packs.epoxyTubes,
  'pipe-coupling': fittings.pipeCoupling,
  'male-adapter': fittings.maleAdapter,
  'pipe-reducer': fittings.pipeReducer,
  'pipe-cap': fittings.pipeCap,
  'pipe-elbow-45': fittings.pipeElbow45,
  'pvc-ball-valve': fittings.pvcBallValve,
  'float-valve': fittings.floatValve,
  'steel-tank': water.steelTank,
  'buried-tank': water.buriedTank,
  'submersible-pump': water.submersiblePump,
  'petrol-pump': water.petrolPump,
  'pressure-switch': water.pressureSwitch,
  'led-tube': lamps.ledTube,
  floodlight: lamps.floodlight,
  'solar-street-lamp': lamps.solarStreetLamp,
  'outdoor-socket': lamps.outdoorSocket,
  'extension-lead': lamps.extensionLead,
  'surge-arrester': lamps.surgeArrester,
  'corded-drill': machines.cordedDrill,
  'rotary-hammer': machines.rotaryHammer,
  jigsaw: machines.jigsaw,
  'drill-bits': machines.drillBits,
  'grinding-disc': machines.grindingDisc,
  'sledge-hammer': handTools.sledgeHammer,
  'plaster-trowel': handTools.plasterTrowel,
  'adjustable-wrench': handTools.adjustableWrench,
  'hand-saw': handTools.handSaw,
  hoe: handTools.hoe,
  shovel: handTools.shovel,
  bucket: handTools.bucket,
  scraper: handTools.scraper,
  'long-tape': measuring.longTape,
  'laser-level': measuring.laserLevel,
  'laser-meter': measuring.laserMeter,
  'try-square': measuring.trySquare,
  goggles: protection.goggles,
  'dust-mask': protection.dustMask,
  'safety-vest': protection.safetyVest,
  urinal: basins.urinal,
  'wall-basin': basins.wallBasin,
  'counter-basin': basins.counterBasin,
  'inset-basin': basins.insetBasin,
  mirror: basins.mirror,
  'bath-fitting': basins.bathFitting,
  'wall-tap': taps.wallTap,
  'gooseneck-tap': taps.gooseneckTap,
  'rain-shower': taps.rainShower,
  'bidet-spray': taps.bidetSpray,
  'sink-trap': taps.sinkTrap,
  'flush-door': windows.flushDoor,
  'sliding-window': windows.slidingWindow,
  'awning-window': windows.awningWindow,
  'wooden-window': windows.woodenWindow,
  'louvre-window': windows.louvreWindow,
  'fly-screen': windows.flyScreen,
  'knob-lock': ironmongery.knobLock,
  'digital-lock': ironmongery.digitalLock,
  'barrel-bolt': ironmongery.barrelBolt,
  'concealed-hinge': ironmongery.concealedHinge,
  'window-stay': ironmongery.windowStay,
  'weld-hinge': ironmongery.weldHinge,
  decking: planks.decking,
  'fascia-board': planks.fasciaBoard,
  'mdf-board': planks.mdfBoard,
  'one-door-fridge': cooling.oneDoorFridge,
  'chest-freezer': cooling.chestFreezer,
  showcase: cooling.showcase,
  'water-dispenser': cooling.waterDispenser,
  'built-in-hob': stoves.builtInHob,
  'induction-hob': stoves.inductionHob,
  'gas-regulator': stoves.gasRegulator,
  'slim-hood': stoves.slimHood,
  'single-sink': sinks.singleSink,
  'double-sink': sinks.doubleSink,
  'stand-fan': fans.standFan,
  'wall-fan': fans.wallFan,
  'ceiling-fan': fans.ceilingFan,
  'exhaust-fan': fans.exhaustFan,
  'bolt-nut': bolts.boltNut,
  'j-bolt': bolts.jBolt,
  'wall-plugs': bolts.wallPlugs,
  'cable-clips': bolts.cableClips,
  'relief-tile': surfaces.reliefTile,
  'telescopic-ladder': safety.telescopicLadder,
};

export type DrawingOptions = { readonly hue: number; readonly label?: string; readonly look?: Look };

/**
 * A product picture as a complete SVG document of 320 by 320, under 2,048 bytes, the same for the same arguments.
 * `hue` (degrees, any number) colours packaging, paint and brand parts; `label` is printed where the product has room
 * and is cut to ten characters; `look` is the chosen variant's.
 */
export function drawProduct(kind: DrawingKind, { hue, label = '', look = plainLook }: DrawingOptions): string {
  const turn = ((Math.round(hue) % 360) + 360) % 360;
  const word = [...label.trim()].slice(0, 10).join('').trimEnd();
  const colour = tonesOfColour(look.colour);
  const tones = colour === null ? {} : traits[kind]?.colour === 'brand' ? { brand: colour } : { tint: colour };
  const pen = penOf(turn, word, { ...tones, form: look.form, size: printedSize(look.size) });
  return setOnGround(turn, drawings[kind](pen).join(''));
}
