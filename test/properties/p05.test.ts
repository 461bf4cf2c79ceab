import { p05 } from "./laws/p05-wire.js";
import { registrySubjects } from "./support/subjects.js";

p05(registrySubjects());
