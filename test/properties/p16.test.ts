import { p16 } from "./laws/p16-totality.js";
import { registrySubjects } from "./support/subjects.js";

p16(registrySubjects());
